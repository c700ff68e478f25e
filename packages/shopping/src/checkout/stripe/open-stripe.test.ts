import { loadStripe } from '@stripe/stripe-js/pure';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStripe } from './fake-stripe.fixture.ts';
import { openStripe, stripeLocale } from './open-stripe.ts';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }));
const load = vi.mocked(loadStripe);
const { stripe } = fakeStripe();
const reported = vi.fn<typeof reportError>();

const openedAt = (path: string): void => {
  const entry = { name: new URL(path, location.href).href };
  // This browser has none of its own.
  Object.assign(performance, { getEntriesByType: () => [entry] });
};
const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(() => resolve(false), 20))]);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('reportError', reported.mockReset());
  sessionStorage.clear();
  load.mockReset().mockResolvedValue(stripe);
  history.replaceState(null, '', '/checkout/');
  openedAt('/checkout');
});

it('loads Stripe.js once for a key and a language', async () => {
  expect(await openStripe('pk_once', 'de-DE')).toBe(stripe);
  expect(await openStripe('pk_once', 'de-AT')).toBe(stripe);
  expect(load.mock.calls).toEqual([['pk_once', { locale: 'de' }]]);
});

it('tries again after it could not be had, which is reported, but of bots (platform.md §8)', async () => {
  load.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
  await expect(openStripe('pk_again', 'en-GB')).rejects.toThrow('Failed');
  expect(await openStripe('pk_again', 'en-GB')).toBe(stripe);
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('Failed to load Stripe.js'));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  load.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
  await expect(openStripe('pk_bot', 'en-GB')).rejects.toThrow('Failed');
  expect(reported).toHaveBeenCalledTimes(1);
});

it('opens a page anew that was reached from another one inside of the app, once', async () => {
  openedAt('/product/tee/');
  const reload = vi.fn();
  expect(await settled(openStripe('pk_anew', 'en-GB', reload))).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
  // A browser that names its documents otherwise does not go round for ever.
  expect(await settled(openStripe('pk_anew', 'en-GB', reload))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  openedAt('/checkout/?express=true');
  await openStripe('pk_anew', 'en-GB', reload);
  openedAt('/');
  expect(await settled(openStripe('pk_other', 'en-GB', reload))).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['en-GB', 'en-GB'],
  ['en-US', 'en'],
  ['de-DE', 'de'],
  ['fr-FR', 'fr'],
])('speaks for %s as %s', (locale, spoken) => {
  expect(stripeLocale(locale)).toBe(spoken);
});
