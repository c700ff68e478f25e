import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlockVisible, isFixedBlock, isPseudoType, withBlockOrder, type BlockState } from './block.ts';
import {
  canDeletePage,
  isIndexable,
  isOnSiteMap,
  isV1Page,
  normalisePageUrl,
  pageDivision,
  pagePath,
  pageRouteName,
} from './page.ts';

const block = (change: Partial<BlockState> = {}): BlockState => ({ type: 'text', ...change });

describe('page', () => {
  it.each([
    ['About Us?x=1#top', '/about-us/'],
    ['/', '/'],
    ['', '/'],
    ['//a///b', '/a/b/'],
    ['/a/../b/./', '/a/b/'],
    ['\\a\\b', '/a/b/'],
    ['/Über uns/', '/über-uns/'],
  ])('PAGE1 %s is saved as %s', (url, expected) => {
    expect(normalisePageUrl(url)).toBe(expected);
  });

  it('PAGE1 normalising twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string(), (url) => normalisePageUrl(normalisePageUrl(url)) === normalisePageUrl(url)),
    );
  });

  it.each([
    ['/', 'home'],
    ['/about/', 'about'],
    ['/about/team/', 'about.team'],
    ['/about/team/uk/', 'about.team/uk'],
    ['about', 'about'],
  ])('PAGE2 the route of %s is named %s', (url, name) => {
    expect(pageRouteName(url)).toBe(name);
  });

  it('PAGE2 a page without url gets a path of its own', () => {
    expect(pagePath({ url: '', uuid: 'u-1' })).toBe('/page/u-1/');
    expect(pagePath({ url: '/about/', uuid: 'u-1' })).toBe('/about/');
  });

  it('PAGE3 is V1 if any block that is not deleted has no template', () => {
    const templated = block({ properties: { template: 'a' } });
    expect(isV1Page({ blocks: [templated, block()] })).toBe(true);
    expect(isV1Page({ blocks: [templated, block({ flags: ['deleted'] })] })).toBe(false);
    expect(isV1Page({ blocks: [] })).toBe(false);
  });

  it('PAGE4 the home page and an unsaved page cannot be deleted', () => {
    expect(canDeletePage({ id: 1, url: '/about/' })).toBe(true);
    expect(canDeletePage({ id: 1, url: '/' })).toBe(false);
    expect(canDeletePage({ url: '/about/' })).toBe(false);
  });

  it('PAGE5 is listed only where it may be seen', () => {
    expect(isOnSiteMap({ url: '/', published: false })).toBe(false);
    expect(isOnSiteMap({ url: '/', sitemap: false })).toBe(false);
    expect(isOnSiteMap({ url: '/' })).toBe(true);
    expect(isIndexable({ url: '/', sitemap: false })).toBe(false);
    const states = (['everyone', 'logged-in', 'logged-out', 'dashboard-access'] as const).filter(
      (loginState) => isIndexable({ url: '/', properties: { loginState } }),
    );
    expect(states).toEqual(['everyone', 'logged-out']);
  });

  it('PAGE6 belongs to its own store, else the active one, else that of the subdomain', () => {
    expect(pageDivision({ url: '/', divisionId: 3 }, { activeStore: 4, subdomain: 5 })).toBe(3);
    expect(pageDivision({ url: '/' }, { activeStore: 4, subdomain: 5 })).toBe(4);
    expect(pageDivision({ url: '/' }, { subdomain: 5 })).toBe(5);
    expect(pageDivision({ url: '/' })).toBeNull();
  });
});

describe('block', () => {
  it.each<[string, BlockState, boolean, boolean]>([
    ['a plain block', block(), true, true],
    ['an unpublished property', block({ properties: { published: false } }), false, true],
    ['the unpublished mark', block({ unpublished: true }), false, true],
    ['a deleted block', block({ flags: ['deleted'] }), false, false],
    ['only hidden items', block({ items: [block({ unpublished: true })] }), false, true],
    ['one visible item', block({ items: [block({ unpublished: true }), block()] }), true, true],
    ['only deleted items', block({ items: [block({ flags: ['deleted'] })] }), false, false],
  ])('BLOCK1 %s', (_, state, native, preview) => {
    expect(isBlockVisible(state, 'native')).toBe(native);
    expect(isBlockVisible(state, 'preview')).toBe(preview);
  });

  it('BLOCK2 a slideshow at order 0 is fixed', () => {
    expect(isFixedBlock(block({ type: 'slideshow', order: 0 }))).toBe(true);
    expect(isFixedBlock(block({ type: 'slideshow', order: 1 }))).toBe(false);
    expect(isFixedBlock(block({ type: 'banner', order: 0 }))).toBe(false);
  });

  it('BLOCK3 pseudo-items start and end with an underscore', () => {
    expect(['_item_', '_item', 'item_', '__', 'item'].filter(isPseudoType)).toEqual(['_item_']);
  });

  it('BLOCK4 a change of order adds the reordered flag once', () => {
    const first = { order: 1, flags: ['updated'] };
    expect(withBlockOrder(first, 1)).toBe(first);
    const moved = withBlockOrder(first, 2);
    expect(moved).toEqual({ order: 2, flags: ['updated', 'reordered'] });
    expect(withBlockOrder(moved, 3).flags).toEqual(['updated', 'reordered']);
  });
});
