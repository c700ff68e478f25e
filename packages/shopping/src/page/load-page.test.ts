import { pageSchema } from '@omnis/models';
import { noSeeds, type Reader, shellTexts } from '@omnis/shop-kit';
import { expect, it, vi } from 'vitest';
import { findPage, loadNative, pageTrail } from './load-page.ts';

const side = vi.hoisted(() => ({ isServer: true }));
vi.mock('@omnis/shop-kit', async (original) => ({
  ...(await original<object>()),
  get isServer() {
    return side.isServer;
  },
}));

const nothing = (): never => {
  throw new Error('Nothing was to be read');
};
const reader: Reader = {
  get core(): never {
    return nothing();
  },
  currency: 'GBP',
  locale: 'en-GB',
  texts: (area) => area.load('en-GB'),
  ask: nothing,
  read: nothing,
  tryRead: nothing,
  seeds: noSeeds,
};

it('platform.md §2 breadcrumb kind page: the trail of a page says that it ends at one', async () => {
  const t = await reader.texts(shellTexts);
  const about = pageSchema.parse({ url: '/about/', properties: { title: 'About' } });
  expect(pageTrail(t, about)).toEqual([
    { text: 'Home', href: '/' },
    { text: 'About', kind: 'page' },
  ]);
});

it('the store’s own pages are missing at an address that switches them off (platform.md §1)', async () => {
  side.isServer = true;
  const load = loadNative(reader, { pathname: '/', search: '?feature-pages=0' });
  await expect(load).rejects.toMatchObject({ init: { status: 404 } });
});

it.each([
  ['that came after the window was opened', []],
  [
    'for those who are signed out',
    [pageSchema.parse({ url: '/new-here/', properties: { loginState: 'logged-out' } })],
  ],
])('a page %s is asked of the server, which says so if there is none', async (_, pages) => {
  side.isServer = false;
  // Safe: of the whole store, its pages alone are looked through.
  const core = { pages } as Reader['core'];
  const opened: Reader = Object.defineProperty(Object.create(reader), 'core', { value: core });
  const answer: unknown = await loadNative(opened, { pathname: '/new-here/', search: '?a=b' }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) throw new Error('It was not led anywhere');
  expect(answer.headers.get('location')).toBe('/new-here/?a=b');
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
});

it.each(['/100%', '/%ff/'])('%s, which cannot be decoded, is no page', (pathname) => {
  expect(findPage([], pathname)).toBeUndefined();
});
