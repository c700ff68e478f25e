import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { pageFiles, registerPageFiles } from './page-files.ts';
import type { KeptFile } from './html-cache.ts';
import { pageRenderer } from './page-renderer.ts';
import type { PageFile } from './page-request.ts';
import { storefrontPages } from './storefront.ts';

const text = '[{"endpointName":"storeCoreData"}]';
const file = '/assets/pages/data-1.json';
let platform: TestPlatform;
let renders = 0;
/** As a process that has started since the page was sent. */
let restart: () => void;

beforeAll(async () => {
  const current: { send?: ReturnType<typeof storefrontPages>; files: ReturnType<typeof pageFiles> } = {
    files: pageFiles(),
  };
  platform = await createTestPlatform(
    {},
    {},
    {
      register: async (app, deps) => {
        const handler = pageRenderer(
          async (request, { deliver }) => {
            renders += 1;
            const files = request.url.endsWith('/plain/') ? [] : [{ name: 'data-1', text }];
            deliver(new TextEncoder().encode('<p>page</p>'), files);
            return new Response(null, { headers: { 'content-type': 'text/html' } });
          },
          { cached: true },
        );
        const files = {
          add: (added: PageFile) => current.files.add(added),
          touch: (touched: KeptFile) => current.files.touch(touched),
          find: (name: string) => current.files.find(name),
        };
        registerPageFiles(app, files);
        current.send = storefrontPages(deps, { render: handler, pageFiles: files });
        restart = () => {
          current.files = pageFiles();
        };
      },
      page: async (request, reply) => current.send?.(request, reply) ?? reply,
    },
  );
});
afterAll(() => platform.close());
afterEach(() => {
  renders = 0;
  restart();
  platform.core.cache.clear();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ url, headers: { host: testHosts.demo, ...headers } });
const from = (path: string, host: string = testHosts.demo) => ({ referer: `http://${host}${path}` });

describe('files of pages', () => {
  test('are files that browsers keep for good, compressed, and bring no cookies', async () => {
    await get('/a/');
    const answer = await get(file, { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(String(brotliDecompressSync(answer.rawPayload))).toBe(text);
    expect((await get(file)).body).toBe(text);
    expect(renders).toBe(1);
  });

  test('that this process has not made are made with the page that asks', async () => {
    expect((await get(file, from('/a/?b=c'))).body).toBe(text);
    expect(renders).toBe(1);
  });

  test('of a kept page are at hand with it', async () => {
    await get('/a/');
    restart();
    await get('/a/');
    expect(renders).toBe(1);
    expect((await get(file)).body).toBe(text);
  });

  test.each([
    ['nobody', {}],
    ['a page without it', from('/plain/')],
    ['a page of another host', from('/a/', testHosts.other)],
    ['itself', from(file)],
    ['something that is no address', { referer: 'about:' }],
  ])('are not found when asked for by %s', async (_who, headers) => {
    const answer = await get(file, headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toBe('There is no such file.\n');
  });
});
