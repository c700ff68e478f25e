import { christmasContent, christmasCutoffDates } from '@omnis/models';
import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import type * as View from '@omnis/shop-kit/view';
import SeasonalBanner from './seasonal-banner.tsx';

const shop = vi.hoisted(() => ({ state: {} }));
const view = vi.hoisted(() => ({ today: '', locale: 'en-GB' }));

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => shop,
}));
vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => view,
}));

afterEach(() => {
  cleanup();
  document.cookie = 'country=; Path=/; Max-Age=0';
});

/** Text that a visitor of a British shop reads on a day; null where there is no banner. */
function read(today: string, plugin: object = {}, locale = 'en-GB'): string | null {
  Object.assign(view, { today, locale });
  shop.state = {
    store: { country: 'GB' },
    subdomain: { plugins: { 'christmas-banner': { disabled: false, ...plugin } } },
    christmasCutoffDates,
    christmasContent,
  };
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value={locale}>
        <SeasonalBanner />
      </LocaleContext>
    </Provider>,
  );
  return screen.queryByRole('region')?.textContent ?? null;
}

it.each([
  ['2026-11-14', null],
  ['2026-11-15', 'Order by Friday 18 December to have it by Christmas'],
  ['2026-12-17', 'Order by Friday 18 December to have it by Christmas'],
  ['2026-12-18', 'Today is the last day to order for Christmas'],
  ['2026-12-19', null],
])('on %s the banner says %j (storefront.md §2 Other UI)', (today, text) => {
  expect(read(today)).toBe(text);
});

it('tells the day of the country that is delivered to, in the shop’s language and colours', () => {
  document.cookie = 'country=US; Path=/';
  expect(read('2026-11-23')).toBe('Order by Monday 7 December to have it by Christmas');
  cleanup();
  const text = read('2026-11-23', { backgroundColor: '#102030', textColor: '#ffffff' }, 'de-DE');
  expect(text).toBe('Bestellen Sie bis Montag, 7. Dezember, dann ist es zu Weihnachten da');
  expect(screen.getByRole('region').getAttribute('style')).toContain('#102030');
});

it.each([{ disabled: true }, { currency: 'USD' }])('is not there with %j', (plugin) => {
  expect(read('2026-11-23', plugin)).toBeNull();
});
