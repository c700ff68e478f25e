/** No address is answered with an error of the server, however odd it is, at whatever host. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtDelivery } from '../render/built.ts';
import { writeApps } from '../testing/sweep/apps-root.ts';
import { testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

/** A storefront that renders its pages by React Router, which reads a page's address for itself. */
const storefront = `
import { createElement } from '${import.meta.resolve('react')}';
import { renderToString } from '${import.meta.resolve('react-dom/server')}';
import { createContext, Outlet, ServerRouter } from '${import.meta.resolve('react-router')}';
export const serverContext = createContext();
const render = (request, status, headers, context) => {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, known[id]]));
  const router = { ...context, manifest: { ...context.manifest, routes } };
  const html = renderToString(createElement(ServerRouter, { context: router, url: request.url }));
  return new Response(html, { status, headers });
};
export const entry = { module: {
  default: render,
  handleError: () => undefined, serverContext, fontFaces: () => '',
} };
const all = [['root', ''], ['any', '*', 'root']];
const each = (make) => Object.fromEntries(all.map(([id, path, parentId]) => [id, { id, path, parentId, ...make }]));
export const routes = each({ module: { default: () => createElement(Outlet) } });
const known = each({ module: '', hasAction: false, hasLoader: false, hasErrorBoundary: false });
export const assets = { entry: { imports: [], module: '' }, routes: known, url: '', version: '1' };
export const basename = '/';
export const publicPath = '/';
export const assetsBuildDirectory = '';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;

const folder = writeApps(mkdtempSync(join(tmpdir(), 'omnis-odd-paths-')));
writeFileSync(join(folder, 'storefront/build/server/index.js'), storefront);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({}, {}, await builtDelivery(folder));
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const hosts = [testHosts.demo, testHosts.platform, testHosts.atlas];

async function statusOf(host: string, url: string, accept: string | undefined): Promise<number> {
  const headers = { host, ...(accept === undefined ? {} : { accept }) };
  return (await platform.app.inject({ url, headers })).statusCode;
}

test('a page of the demo store is there, so that what is odd is told from what is not', async () => {
  expect(await statusOf(testHosts.demo, '/product/tee/', 'text/html')).toBe(200);
});

test.each(['/%09/a:b', '/%0A/a:b', '/%5C%5Ca:b', '/%5C/a:b/', '/product/%09%2F/x:y', '/%00/', '/%7F/a'])(
  'a person who asks for %s is told that there is no such page',
  async (path) => {
    for (const host of hosts)
      expect([host, await statusOf(host, path, 'text/html')]).toEqual([
        host,
        expect.toBeOneOf([302, 404, 200]),
      ]);
  },
);

const part = fc.oneof(
  fc.constantFrom(
    '%09',
    '%0a',
    '%0D',
    '%00',
    '%1f',
    '%7f',
    '%5C',
    '%2F',
    '%2f%2f',
    '%20',
    '%25',
    '%2509',
    '%3F',
    '%23',
    // Halves of characters, and what is no sequence.
    '%ED%A0%80',
    '%ED%BF%BF',
    '%C3',
    '%c3%28',
    '%FF',
    '%',
    '%z',
    '%E2%80%AE',
    '%E2%80%A8',
    '%F0%9F%98%80',
    'a',
    'b:c',
    ':',
    ':x',
    '.',
    '..',
    '%2e%2e',
    '\\',
    '//',
    '|',
    '^',
    '[',
    '{x}',
    '@',
    '*',
    ';',
    '&',
    '=',
    '~',
    'product',
    'collection',
    'images',
    'omnis',
    'v3',
    'assets',
    'pages',
    'login',
    '__proto__',
    'http:',
    '.data',
  ),
  fc.string({ minLength: 1, maxLength: 4 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const odd = fc
  .array(fc.array(part, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .chain((segments) =>
    fc
      .tuple(fc.constantFrom('/', '//'), fc.boolean(), fc.constantFrom('', '', '?', '?a=%', '?%09=:'))
      .map(
        ([slash, ends, query]) =>
          `/${segments.map((each) => each.join('')).join(slash)}${ends ? '/' : ''}${query}`,
      ),
  );

test('no odd address is answered with an error of the server', async () => {
  await fc.assert(
    fc.asyncProperty(
      odd,
      fc.constantFrom(...hosts),
      fc.constantFrom('text/html', undefined),
      async (path, host, accept) => {
        // Skips paths that `inject` takes for another host.
        fc.pre(URL.canParse(path, 'http://localhost'));
        const status = await statusOf(host, path, accept);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      },
    ),
    { numRuns: 400 },
  );
});
