import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionCookie, xsrfCookie, xsrfTokenFor } from '../../../plugins/visitor.ts';
import { offerLanguages } from '../../../testing/offer-languages.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { pageFiles } from '../../../render/page-files.ts';
import type { PageRequest, RenderPage } from '../../../render/page-request.ts';
import { storefrontPages } from '../../../render/storefront.ts';

let platform: TestPlatform;
const rendered: { status: number; shared: boolean; last?: PageRequest } = { status: 200, shared: true };

beforeAll(async () => {
  const pages: { send?: ReturnType<typeof storefrontPages> } = {};
  platform = await createTestPlatform(
    {},
    {},
    {
      serviceWorker: '/* the worker */',
      register: async (_app, deps) => {
        const render: RenderPage = async (request) => {
          rendered.last = request;
          const { status, shared } = rendered;
          const headers = { 'content-type': 'text/html' };
          return { status, headers, body: new Uint8Array(), shared, files: [] };
        };
        pages.send = storefrontPages(deps, { render, pageFiles: pageFiles() });
      },
      page: async (request, reply) => pages.send?.(request, reply) ?? reply,
    },
  );
});
afterAll(() => platform.close());

const get = (url: string, host: string = testHosts.demo, cookie = '') =>
  platform.app.inject({ url, headers: { host, accept: '*/*', cookie } });

async function change(columns: Readonly<Record<string, unknown>>): Promise<void> {
  const { database, divisions } = platform.core;
  await database.platform(({ query }) =>
    query.updateTable('divisions').set(columns).where('id', '=', testDivisions.demo).execute(),
  );
  await divisions.changed(testDivisions.demo);
  platform.core.cache.clear();
}

describe('the manifest of a store', () => {
  test('has its name, its colours and icons that the image service makes', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const manifest = answer.json<{
      icons: { src: string; sizes: string; purpose: string; type: string }[];
    }>();
    expect(manifest).toMatchObject({
      name: 'Demo',
      short_name: 'Demo',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#/),
      background_color: expect.stringMatching(/^#/),
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const icon = await get(src);
      expect(icon.statusCode).toBe(200);
      expect(icon.headers['content-type']).toBe('image/png');
      // Width and height stand at these places of every PNG.
      const [width, height] = [icon.rawPayload.readUInt32BE(16), icon.rawPayload.readUInt32BE(20)];
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('has the store’s own icon where it is drawn, on its own ground', async () => {
    await change({ favicon: '/images/logos/demo-icon' });
    const { icons } = (await get('/manifest.webmanifest')).json<{ icons: { src: string }[] }>();
    expect(icons[0]?.src).toBe('/images/logos/demo-icon.png?width=192&height=192');
    expect(icons[1]?.src).toMatch(/&padding=19&background=f4efe4$/);
    const { statusCode, headers } = await get('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([302, '/images/logos/demo-icon']);
    await change({ favicon: 'https://elsewhere.example/icon.png' });
    expect((await get('/favicon.ico')).headers.location).toBeUndefined();
  });

  test('has the icon that the store has uploaded', async () => {
    const favicon = `/images/uploads/${testDivisions.demo}/0b7e2f2c-1d2e-4f3a-8b4c-5d6e7f809101`;
    await change({ favicon });
    const { icons } = (await get('/manifest.webmanifest')).json<{
      icons: { src: string; sizes: string; purpose: string }[];
    }>();
    expect(icons[0]).toMatchObject({
      src: `${favicon}.png?width=192&height=192`,
      sizes: 'any',
      purpose: 'any',
    });
    expect(icons.every(({ src }) => src.startsWith(favicon))).toBe(true);
    expect((await get('/service-worker.js')).body).toContain(`"icon":"${favicon}.png?width=192&height=192"`);
  });

  test('has its initial on its colour as icon until it has one of its own (F11), on every page', async () => {
    await change({ favicon: null });
    const { statusCode, headers } = await get('/favicon.ico');
    expect(statusCode).toBe(302);
    expect(headers.location).toMatch(/^\/images\/initials\/d-[\da-f]{6}$/);
    const icon = await get(String(headers.location));
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
    for (const path of ['/offline/', '/basket/plain/']) {
      const { body } = await get(path);
      expect(body, path).toContain(String(headers.location));
    }
    const core = await get(`/omnis/v3/frontend/${testDivisions.demo}/getStoreCoreData/json/`);
    expect(core.body).toContain(`"favicon":"${String(headers.location)}"`);
  });

  test('names its shortcuts in the store’s language', async () => {
    const names = async () =>
      (await get('/manifest.webmanifest'))
        .json<{ shortcuts: { name: string }[] }>()
        .shortcuts.map(({ name }) => name);
    expect(await names()).toEqual(['Search', 'Favourites', 'Basket']);
    await change({ locale: 'de-DE' });
    expect(await names()).toEqual(['Suche', 'Favoriten', 'Warenkorb']);
    await change({ locale: 'en-GB' });
  });

  test('is each store’s own, and nobody’s where there is no shop', async () => {
    expect((await get('/manifest.webmanifest', testHosts.other)).json()).toMatchObject({
      name: 'Other',
    });
    const atlas = await get('/manifest.webmanifest', testHosts.atlas);
    expect(String(atlas.headers['content-type'])).not.toContain('manifest');
  });
});

describe('the worker of a store (storefront.md §4 Service worker)', () => {
  test('is served for the whole shop, and never from a copy on the way', async () => {
    const answer = await get('/service-worker.js');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, no-cache',
      'service-worker-allowed': '/',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toMatch(
      /^const omnisStore=\{"id":21,"look":"[\w-]{12}","icon":"\/images\/[\w/.-]+\.png\?width=192&height=192"\};\n\/\* the worker \*\/$/,
    );
    expect((await get('/service-worker.js', testHosts.other)).body).toContain('"id":22');
  });

  test('is another one after a change of the store’s look, which fetches the offline page anew', async () => {
    const before = (await get('/service-worker.js')).body;
    await change({ theme: 'punch' });
    expect((await get('/service-worker.js')).body).not.toBe(before);
    await change({ theme: 'base' });
  });

  test('takes leave where the store is closed', async () => {
    await change({ store_password_hash: 'x' });
    const { body, statusCode } = await get('/service-worker.js');
    expect(statusCode).toBe(200);
    expect(body).toContain('caches.delete');
    expect(body).not.toContain('the worker');
    expect((await get('/offline/')).statusCode).toBe(302);
    await change({ store_password_hash: null });
  });
});

describe('the page without a network', () => {
  test('is in the look of the store, and runs its own script alone', async () => {
    const { headers, body } = await get('/offline/');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*script-src 'nonce-/);
    expect(body).toContain('<title>No connection – Demo</title>');
    expect(body).toContain('noindex');
    expect(body).toContain('data-cache="omnis-21-products"');
  });

  test('is in the language that was chosen, and says in which', async () => {
    await offerLanguages(platform.core, testDivisions.demo, ['en', 'de', 'fr']);
    const { headers, body } = await get('/offline/', testHosts.demo, 'language=fr');
    expect([headers['content-language'], (await get('/offline/')).headers['content-language']]).toEqual([
      'fr',
      'en',
    ]);
    expect(body).toContain('Vous êtes hors ligne');
  });
});

describe('pages that a browser may keep', () => {
  const known = (): string => {
    const { sessions, secrets } = platform.core;
    const token = sessions.anonymousToken();
    return `${sessionCookie}=${token}; ${xsrfCookie}=${xsrfTokenFor(secrets, token)}`;
  };

  test('a page for everybody, but not the answer that brought a cookie', async () => {
    expect((await get('/product/tee/', testHosts.demo, known())).headers['x-omnis-keep']).toBe('yes');
    const first = await get('/product/tee/');
    expect(first.headers['set-cookie']).toBeDefined();
    expect(first.headers['x-omnis-keep']).toBeUndefined();
  });

  test('no page of one visitor, none that is not there, none of a preview or of a closed store', async () => {
    const says = async (host: string = testHosts.demo) => {
      platform.core.cache.clear();
      return (await get('/product/tee/', host, known())).headers['x-omnis-keep'];
    };
    rendered.shared = false;
    expect(await says()).toBeUndefined();
    Object.assign(rendered, { shared: true, status: 404 });
    expect(await says()).toBeUndefined();
    rendered.status = 200;
    expect(await says('demo.preview.localhost:3000')).toBeUndefined();
    expect(await says()).toBe('yes');
  });
});

describe('scripts of others', () => {
  test('may run where their plugin is configured, and then from its hosts alone', async () => {
    platform.core.cache.clear();
    await get('/product/tee/');
    expect(rendered.last?.scriptHosts).toEqual([]);
    await change({
      plugins: JSON.stringify({
        analytics: { ga_tracking_id: '', measurement_id: 'G-AB12CD34EF' },
        pinterest: { pixel: 'javascript:alert(1)' },
      }),
    });
    await get('/product/tee/');
    expect(rendered.last?.scriptHosts).toEqual(['https://www.googletagmanager.com']);
  });
});
