import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createKeeper, mostProducts } from './keeper.ts';

const origin = 'https://demo.example';
const names = { products: 'products', files: 'files' };

/** A cache as browsers have it, as far as it is used here: what is put again goes to the end. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  #address = (key: RequestInfo | URL): string =>
    new URL(key instanceof Request ? key.url : String(key), origin).href;
  match = async (key: RequestInfo | URL) => this.entries.get(this.#address(key))?.clone();
  put = async (key: RequestInfo | URL, value: Response) => void this.entries.set(this.#address(key), value);
  delete = async (key: RequestInfo | URL) => this.entries.delete(this.#address(key));
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  paths = () => [...this.entries.keys()].map((url) => url.slice(origin.length));
}

const page = (files: string, headers: Record<string, string> = { 'x-omnis-keep': 'yes' }) =>
  new Response(files, { headers });
const network = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let products: MemoryCache;
let files: MemoryCache;

function keeper() {
  products = new MemoryCache();
  files = new MemoryCache();
  const open = async (name: string) => (name === names.products ? products : files);
  return createKeeper({ origin, caches: { open }, fetch: network, names });
}

beforeEach(() => {
  network.mockReset();
  network.mockImplementation(async (address) =>
    address.startsWith('/product/') ? page(`<script src="/assets${address}own.js">`) : new Response('file'),
  );
});

describe('products that were looked at (storefront.md §4 Service worker)', () => {
  test('are kept with their files and pictures', async () => {
    await keeper().keep('/product/tee/', ['/images/tee?width=640', 'https://else.example/a']);
    expect(products.paths()).toEqual(['/product/tee/', '/product-files/product/tee/']);
    expect(files.paths()).toEqual(['/assets/product/tee/own.js', '/images/tee?width=640']);
    const asked = network.mock.calls.map(([address, { credentials }]) => [address, credentials]);
    expect(asked[0]).toEqual(['/product/tee/', 'same-origin']);
    expect(asked.slice(1).every(([, credentials]) => credentials === 'omit')).toBe(true);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['an answer that brought a cookie, or is not for everybody', () => page('', {})],
    ['one that is not there', () => new Response('', { status: 404, headers: { 'x-omnis-keep': 'yes' } })],
    ['one that led elsewhere', () => Object.defineProperty(page(''), 'redirected', { value: true })],
    ['none', () => Promise.reject(new TypeError('offline'))],
  ])('not: %s', async (_, answer) => {
    network.mockImplementation(async () => answer());
    await keeper().keep('/product/tee/', ['/images/tee']);
    expect([...products.paths(), ...files.paths()]).toEqual([]);
  });

  test('not: what is no product', async () => {
    for (const path of ['/checkout/', '/', '/account/']) await keeper().keep(path, []);
    expect(network).not.toHaveBeenCalled();
  });

  test('are twelve at most; the one looked at longest ago goes, with what only it needed', async () => {
    const kept = keeper();
    for (let count = 0; count < mostProducts; count += 1)
      await kept.keep(`/product/tee-${count}/`, ['/images/shared']);
    await kept.keep('/product/tee-0/', []);
    await kept.keep('/product/new/', []);
    const pages = products.paths().filter((path) => path.startsWith('/product/'));
    expect(pages).toHaveLength(mostProducts);
    expect(pages).not.toContain('/product/tee-1/');
    expect(pages).toContain('/product/tee-0/');
    expect(products.paths()).not.toContain('/product-files/product/tee-1/');
    expect(files.paths()).not.toContain('/assets/product/tee-1/own.js');
    expect(files.paths()).toContain('/images/shared');
  });

  test('are kept one after the other, though one fails', async () => {
    const kept = keeper();
    network.mockImplementationOnce(async () => Promise.reject(new TypeError('offline')));
    await Promise.all([kept.keep('/product/a/', []), kept.keep('/product/b/', [])]);
    expect(products.paths()).toEqual(['/product/b/', '/product-files/product/b/']);
  });

  test('are kept once, in the colour that was looked at last, and found from their other addresses', async () => {
    const kept = keeper();
    await kept.keep('/product/tee/', ['/images/ecru']);
    await kept.keep('/product/mug/', []);
    await kept.keep('/product/tee/navy/', ['/images/navy']);
    expect(products.paths().filter((path) => path.startsWith('/product/'))).toEqual([
      '/product/mug/',
      '/product/tee/navy/',
    ]);
    expect(files.paths()).toContain('/images/navy');
    expect(files.paths()).not.toContain('/images/ecru');

    const found = await kept.find('/product/tee/navy/');
    expect(found?.status).toBe(200);
    expect(await found?.text()).toContain('/assets/product/tee/navy/own.js');
    for (const path of ['/product/tee/', '/product/tee/red/', '/product/tee/navy']) {
      const way = await kept.find(path);
      expect([way?.status, way?.headers.get('location')]).toEqual([302, `${origin}/product/tee/navy/`]);
    }
    for (const path of ['/product/cup/', '/checkout/', '/']) expect(await kept.find(path)).toBeUndefined();
  });
});
