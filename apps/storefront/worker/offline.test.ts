import { beforeEach, expect, test, vi } from 'vitest';
import { createOfflinePage } from './offline.ts';

let kept: Map<string, Response>;
/** The visitor's choice. */
let chosen: string;
const network = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

function offline() {
  const address = (key: RequestInfo | URL): string => (key instanceof Request ? key.url : String(key));
  return createOfflinePage({
    open: async () => ({
      match: async (key) => kept.get(address(key))?.clone(),
      put: async (key, value) => void kept.set(address(key), value),
      delete: async (key) => kept.delete(address(key)),
      keys: async () => [],
    }),
    fetch: network,
  });
}
const spoken = () => kept.get('/offline/')?.headers.get('content-language');
const answer = (language: string, status = 200) =>
  new Response('', { status, headers: { 'content-language': language } });

beforeEach(() => {
  kept = new Map();
  chosen = 'en';
  network.mockReset();
  network.mockImplementation(async (path, { credentials }) =>
    path === '/offline/'
      ? new Response('<img class="logo" src="/images/logo?width=1&amp;height=2">', {
          headers: { 'content-language': credentials === 'omit' ? 'en' : chosen },
        })
      : new Response('picture'),
  );
});

test('is kept in the language that was chosen, with its pictures', async () => {
  chosen = 'fr';
  const page = offline();
  await page.prepare();
  expect(spoken()).toBe('fr');
  expect([...kept.keys()]).toEqual(['/offline/', '/images/logo?width=1&height=2']);
  expect(await (await page.find())?.text()).toContain('logo');
});

test('is fetched anew once the shop answers in another language, and not before', async () => {
  const page = offline();
  await page.prepare();
  network.mockClear();
  await page.follow(answer('en'));
  await page.follow(answer('de', 404));
  await page.follow(new Response('no page of the shop'));
  expect(network).not.toHaveBeenCalled();
  chosen = 'de';
  await page.follow(answer('de'));
  expect(spoken()).toBe('de');
});

test('stays where the new one cannot be had', async () => {
  const page = offline();
  await page.prepare();
  network.mockRejectedValue(new TypeError('offline'));
  await page.follow(answer('de'));
  expect(spoken()).toBe('en');
});

test('has to be there for a worker to be one', async () => {
  network.mockImplementation(async () => new Response('', { status: 500 }));
  await expect(offline().prepare()).rejects.toThrow(/no network/);
});
