import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Kit from '@omnis/shop-kit';
import { OwnCodeHost } from './own-code-host.tsx';

const shop = vi.hoisted(() => ({
  consent: 'granted',
  mode: 'native',
  operator: 'default',
  needsConsent: true,
}));
const files = [
  { kind: 'script', src: '/custom-code/abc/0.js', isModule: false, attributes: { 'data-site': '5' } },
  { kind: 'style', src: '/custom-code/abc/1.css', isModule: false, attributes: {} },
  { kind: 'script', src: 'https://stats.example/a.js', isModule: true, attributes: {} },
];

vi.mock('@omnis/shop-kit', async (original) => ({
  ...(await original<typeof Kit>()),
  useConsent: () => shop.consent,
  useCore: () => ({ state: { ownCode: { needsConsent: shop.needsConsent, metas: [], links: [], files } } }),
  useView: () => ({ mode: shop.mode, operator: shop.operator }),
}));

beforeEach(() => {
  Object.assign(shop, { consent: 'granted', mode: 'native', operator: 'default', needsConsent: true });
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

function added(path = '/', changes: Partial<typeof shop> = {}): string[] {
  Object.assign(shop, changes);
  render(
    <MemoryRouter initialEntries={[path]}>
      <OwnCodeHost />
    </MemoryRouter>,
  );
  return [...document.head.querySelectorAll('[data-own-code]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );
}

it('storefront.md §3 customCode: files are added to the head in their order, each by its address', () => {
  expect(added()).toEqual(files.map(({ src }) => src));
  const [first] = document.head.querySelectorAll('script');
  expect(document.head.querySelector('script')?.dataset['site']).toBe('5');
  expect(first?.textContent).toBe('');
});

it.each([
  ['/checkout/', {}],
  ['/login/', {}],
  ['/account/security/', {}],
  ['/receipt/abc/', {}],
  ['/', { mode: 'preview' }],
  ['/', { operator: 'headless' }],
  ['/', { consent: 'denied' }],
])('storefront.md §3 customCode: none runs at %s with %j', (path, changes) => {
  expect(added(path, changes)).toEqual([]);
});

it('storefront.md §3 customCode: code that follows nobody runs without consent', () => {
  expect(added('/', { consent: 'denied', needsConsent: false })).toHaveLength(3);
});
