import { expect, test } from 'vitest';
import { framersOf } from './framers.ts';

const editorOrigin = 'http://localhost:3000';
const page = (path: string) => ({
  url: `http://demo.localhost:3000${path}`,
  mode: 'native' as const,
  trial: undefined,
  editorOrigin,
});
const trial = { name: 'native', properties: {}, dark: {}, token: 't' };

test.each([
  '/checkout/',
  '/%63heckout/?express=1',
  '/login/',
  '/account/orders/',
  '/sign-up/',
  '/order-history/',
  '/receipt/abc/',
])('storefront.md §3 customCode: nobody frames %s, the store’s own pages neither', (path) => {
  expect(framersOf(page(path))).toBe("'none'");
});

test.each(['/', '/collection/all/', '/product/tee/?colour=red'])('the store alone frames %s', (path) => {
  expect(framersOf(page(path))).toBe("'self'");
});

test('the editor alone frames its previews and a theme that is tried', () => {
  expect(framersOf({ ...page('/checkout/'), mode: 'preview' })).toBe(editorOrigin);
  expect(framersOf({ ...page('/checkout/'), trial })).toBe(editorOrigin);
});
