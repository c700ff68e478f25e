import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { isOn, isOnAt, type ShopFeature } from './features.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const opened = (address: string): void => {
  const { href } = new URL(address, location.href);
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: href }] });
};

describe('SK9 flags of the shop (platform.md §1)', () => {
  it('platform.md §1 Flags fontawesome, components, datadog: switch nothing here, so the shop cannot ask for them (docs/decisions/0163-feature-flags.md)', () => {
    expectTypeOf<Extract<ShopFeature, 'fontawesome' | 'components' | 'datadog'>>().toBeNever();
  });

  it.each(['gtm', 'pages', 'sentry', 'stripe', 'favourites'] as const)(
    '%s is on until the query says no',
    (name) => {
      expect(isOnAt(name, '')).toBe(true);
      expect(isOnAt(name, '?feature-other=0')).toBe(true);
      for (const no of ['0', 'false', 'off', 'no'])
        expect(isOnAt(name, `?feature-${name}=${no}`)).toBe(false);
      expect(isOnAt(name, `?feature-${name}=1`)).toBe(true);
    },
  );

  it('are those of the address that the document was opened with', () => {
    opened('/?feature-gtm=0');
    history.replaceState(null, '', '/basket/');
    expect([isOn('gtm'), isOn('stripe')]).toEqual([false, true]);
  });

  it('are those of the address bar where a browser does not tell', () => {
    history.replaceState(null, '', '/?feature-stripe=off');
    expect(isOn('stripe')).toBe(false);
  });
});
