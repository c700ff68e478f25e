import type * as Client from '@omnis/api-client';
import { giveConsent, noteProblem } from '@omnis/shop-kit';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProblemsHost } from './problems-host.tsx';

const sendEvents = vi.hoisted(() => vi.fn(async () => 'taken'));
vi.mock('@omnis/api-client', async (original) => ({ ...(await original<typeof Client>()), sendEvents }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.cookie = 'cookie-consent=; Path=/; Max-Age=0';
  history.replaceState(null, '', '/');
});

const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
let count = 0;
const note = (): string => {
  count += 1;
  const message = `Unknown block type "x${count}"`;
  noteProblem({ code: 'unknown-type', message });
  return message;
};

it('problems are logged for developers, and sent for those who have agreed', () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  render(<ProblemsHost />);
  const first = note();
  leave();
  expect(warning).toHaveBeenCalledExactlyOnceWith(first);
  expect(sendEvents).not.toHaveBeenCalled();
  giveConsent('granted');
  const message = note();
  leave();
  expect(sendEvents).toHaveBeenCalledExactlyOnceWith('events.log', {
    events: [{ name: 'problem', data: { code: 'unknown-type', message } }],
  });
  history.replaceState(null, '', '/?feature-sentry=0');
  note();
  leave();
  expect(sendEvents).toHaveBeenCalledOnce();
  expect(warning).toHaveBeenCalledTimes(3);
});
