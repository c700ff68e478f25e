import { expect, it, vi } from 'vitest';
import type { Reader } from '../data/reader.ts';
import { noSeeds } from '../data/page-data.ts';
import { findPage, loadNative } from './load-page.ts';

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

it('the store’s own pages are missing at an address that switches them off (platform.md §1)', async () => {
  vi.stubEnv('SSR', true);
  const load = loadNative(reader, { pathname: '/', search: '?feature-pages=0' });
  await expect(load).rejects.toMatchObject({ init: { status: 404 } });
});

it.each(['/100%', '/%ff/'])('%s, which cannot be decoded, is no page', (pathname) => {
  expect(findPage([], pathname)).toBeUndefined();
});
