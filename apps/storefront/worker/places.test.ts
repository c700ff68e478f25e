import { describe, expect, test } from 'vitest';
import { filesOf, isProductPath, meetingOf, productOf } from './places.ts';
import { readMessage } from './messages.ts';

const origin = 'https://demo.example';
const get = (path: string, more: { method?: string; mode?: string } = {}) =>
  meetingOf({ method: 'GET', mode: 'navigate', url: new URL(path, origin).href, ...more }, origin);

describe('the worker sees (storefront.md §4 Service worker)', () => {
  test.each(['/', '/product/tee/', '/checkout/', '/about/', '/search/?q=fox.'])('%s as a page', (path) => {
    expect(get(path)).toBe('page');
  });

  test.each([
    ['/assets/app-1.js', 'no-cors', 'file'],
    ['/images/logos/demo?width=64', 'no-cors', 'file'],
    ['/product/tee.data', 'cors', 'alone'],
    ['/omnis/v3/basket/main/list/', 'cors', 'alone'],
  ])('%s asked for by a page: %s %s', (path, mode, meeting) => {
    expect(get(path, { mode })).toBe(meeting);
  });

  test.each([
    '/dashboard/',
    '/login/',
    '/sign-up/eula/',
    '/omnis/v3/openapi.json',
    '/images/logos/demo',
    '/sitemap.xml',
    'https://elsewhere.example/product/tee/',
  ])('not %s', (path) => {
    expect(get(path)).toBe('alone');
  });

  test('nothing that is sent', () => {
    for (const method of ['POST', 'PATCH', 'DELETE', 'HEAD'])
      for (const mode of ['navigate', 'cors'])
        expect(get('/checkout/', { method, mode }), `${method} ${mode}`).toBe('alone');
  });
});

describe('the worker keeps', () => {
  test('products alone', () => {
    expect(['/product/tee/', '/product/tee/blue/'].map(isProductPath)).toEqual([true, true]);
    for (const path of [
      '/',
      '/product/',
      '/product/tee',
      '/basket/',
      '/x/product/tee/',
      '/product/tee/?a=1/',
    ])
      expect(isProductPath(path), path).toBe(false);
  });

  test('the files that a page names, once each', () => {
    const html =
      '<link href="/assets/a-1.css"><script src="/assets/b.js"></script>import("/assets/b.js") url(/assets/f.woff2) /assets/x.map /images/a data-file="/assets/pages/d-1.json"';
    expect(filesOf(html)).toEqual([
      '/assets/a-1.css',
      '/assets/b.js',
      '/assets/f.woff2',
      '/assets/pages/d-1.json',
    ]);
    expect(filesOf('')).toEqual([]);
  });
});

describe('a message of a page to the worker', () => {
  test('is read, and anything else is not', () => {
    const viewed = { kind: 'viewed', path: '/product/tee/', pictures: ['/images/a'] };
    expect(readMessage({ ...viewed, more: 1 })).toEqual(viewed);
    expect(readMessage({ kind: 'take-over' })).toEqual({ kind: 'take-over' });
    for (const bad of [
      null,
      'viewed',
      {},
      { ...viewed, path: 1 },
      { ...viewed, pictures: [1] },
      { kind: 'x' },
    ])
      expect(readMessage(bad)).toBeNull();
  });
});

describe('the product of a path', () => {
  test.each([
    ['/product/fox/navy/', '/product/fox'],
    ['/product/fox/navy', '/product/fox'],
    ['/product/fox/', '/product/fox'],
    ['/product/fox', '/product/fox'],
    ['/product/', null],
    ['/collection/fox/navy/', null],
    ['/product/fox/navy/more/', null],
  ])('%s: %s', (path, product) => {
    expect(productOf(path)).toBe(product);
  });
});
