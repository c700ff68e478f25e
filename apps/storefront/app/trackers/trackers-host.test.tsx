import { createOmnisStore } from '@omnis/store';
import { consentCookie, giveConsent } from '@omnis/shop-kit';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import { TrackersHost } from './trackers-host.tsx';

const shop = vi.hoisted(() => ({ state: { subdomain: { plugins: {} } } }));

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => shop,
}));

/** The address of every script that was asked for; none comes from anywhere. */
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) asked.push(node.src);
  });
});
afterEach(() => {
  cleanup();
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`;
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of ['fbq', 'pintrk', 'dataLayer']) Reflect.deleteProperty(window, name);
});

const wait = (time: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(time);
    // Its code comes once it is wanted.
    await import('./trackers.tsx');
  });

async function open(plugins: object): Promise<void> {
  // Scripts loaded once for a store's plugins are not loaded again.
  shop.state.subdomain.plugins = structuredClone(plugins);
  const router = createMemoryRouter([{ path: '*', element: <TrackersHost /> }]);
  await act(async () => {
    render(
      <Provider store={createOmnisStore({ app: 'storefront' })}>
        <RouterProvider router={router} />
      </Provider>,
    );
  });
}

const configured = {
  analytics: { ga_tracking_id: 'GTM-AB12', measurement_id: 'G-AB12CD34EF' },
  pinterest: { pixel: '2612345678901' },
  'tracking-pixel': { pixel: '123456789012345', access_token: '' },
};

describe('scripts of others (storefront.md §3 Subdomain plugins, §4 Start-up)', () => {
  it('are all loaded with their ids, five seconds after the start, for who has agreed', async () => {
    await open(configured);
    await wait(60_000);
    expect(asked).toEqual([]);
    await act(async () => giveConsent('granted'));
    await wait(0);
    expect(asked).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
      'https://www.googletagmanager.com/gtm.js?id=GTM-AB12',
      'https://s.pinimg.com/ct/core.js',
      'https://connect.facebook.net/en_US/fbevents.js',
    ]);
  });

  it('wait for five seconds where somebody has agreed before', async () => {
    giveConsent('granted');
    await open({ pinterest: configured.pinterest });
    await wait(4999 - performance.now());
    expect(asked).toEqual([]);
    await wait(5000);
    expect(asked).toEqual(['https://s.pinimg.com/ct/core.js']);
  });

  it.each([
    ['nobody who refuses', configured, 'denied', 'Mozilla/5.0'],
    ['no program', configured, 'granted', 'Googlebot/2.1 (+http://www.google.com/bot.html)'],
    ['no store without plugins', {}, 'granted', 'Mozilla/5.0'],
    ['no store whose ids are empty', { pinterest: { pixel: '' } }, 'granted', 'Mozilla/5.0'],
  ] as const)('follow %s', async (_, plugins, answer, agent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    giveConsent(answer);
    await open(plugins);
    await wait(60_000);
    expect(asked).toEqual([]);
  });
});
