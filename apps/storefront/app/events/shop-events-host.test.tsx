import { giveConsent } from '@omnis/shop-kit';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShopEventsHost } from './shop-events-host.tsx';

const counting = 'Counting';
vi.mock('./shop-events.tsx', () => ({ default: () => counting }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.cookie = 'cookie-consent=; Path=/; Max-Age=0';
});
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('the counting begins five seconds after the start, for those who have agreed (storefront.md §4)', async () => {
  render(<ShopEventsHost />);
  giveConsent('granted');
  await wait(4900 - performance.now());
  expect(document.body.textContent).toBe('');
  await wait(200);
  expect(document.body.textContent).toBe(counting);
});

it('nobody is counted who has not agreed', async () => {
  render(<ShopEventsHost />);
  await wait(60_000);
  expect(document.body.textContent).toBe('');
});
