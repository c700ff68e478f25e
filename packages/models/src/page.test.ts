import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspectRatios, shadows } from './block-look.ts';
import {
  blockFlags,
  blockSize,
  isBlockDeleted,
  isBlockPublished,
  isBlockVisible,
  isFixedBlock,
  isPseudoType,
  pageModes,
  withBlockOrder,
  type BlockState,
} from './block.ts';
import { pageRoute } from './page-route.ts';
import {
  canDeletePage,
  isIndexable,
  isOnSiteMap,
  isV1Page,
  loginStates,
  normalisePageUrl,
  pageDivision,
  pageLayouts,
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
    ['/st\u006f\u0301ry/', '/st\u00f3ry/'],
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

  it('PAGE2 a hostile url takes no long time', () => {
    const url = `a${'/'.repeat(200_000)}b`;
    const start = performance.now();
    expect(pageRouteName(url)).toHaveLength(url.length);
    expect(normalisePageUrl(url)).toBe('/a/b/');
    expect(performance.now() - start).toBeLessThan(2000);
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

describe('block tree', () => {
  const { tree } = fc.letrec<{ tree: BlockState }>((tie) => ({
    tree: fc.record(
      {
        type: fc.constantFrom('row', 'text', 'slideshow', '_item_'),
        order: fc.integer({ min: 0, max: 5 }),
        flags: fc.subarray([...blockFlags]),
        properties: fc.constantFrom({}, { published: false }, { published: true }),
        unpublished: fc.boolean(),
        items: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('tree'), { maxLength: 3 })),
      },
      { requiredKeys: ['type'] },
    ),
  }));

  it('BLOCK1 a block shown on the store is shown in preview', () => {
    fc.assert(
      fc.property(tree, (state) => !isBlockVisible(state, 'native') || isBlockVisible(state, 'preview')),
    );
  });

  it('BLOCK1 a shown block is neither deleted nor unpublished, and has no items or one that is shown', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom(...pageModes), (state, mode) => {
        if (!isBlockVisible(state, mode)) return;
        expect(isBlockDeleted(state)).toBe(false);
        if (mode !== 'preview') expect(isBlockPublished(state)).toBe(true);
        const items = state.items ?? [];
        expect(items.length === 0 || items.some((item) => isBlockVisible(item, mode))).toBe(true);
      }),
    );
  });

  it('BLOCK1 hiding every item hides the block, however deep', () => {
    fc.assert(
      fc.property(tree, (state) => {
        const hide = (item: BlockState): BlockState => ({ ...item, flags: ['deleted'] });
        const items = (state.items ?? []).map(hide);
        if (items.length > 0) expect(isBlockVisible({ ...state, items }, 'preview')).toBe(false);
      }),
    );
  });

  it('BLOCK2 no block but a slideshow at order 0 is fixed', () => {
    fc.assert(
      fc.property(tree, (state) => isFixedBlock(state) === (state.type === 'slideshow' && state.order === 0)),
    );
  });
});

describe('lists of storefront.md', () => {
  it('LIST1 §2 layouts, §3 block flags, ratios, shadows, modes, §6 login states', () => {
    expect(pageLayouts.join(', ')).toBe('tool, blank, standard, studio, mail, cart, search');
    expect(blockFlags.join(', ')).toBe('placeholder, deleted, updated, reordered');
    expect(aspectRatios).toEqual({ wide: 0.36, short: 0.49, '4:3': 0.75, square: 1.026, tall: 1.5 });
    expect(shadows.join(', ')).toBe('none, light, medium, heavy');
    expect(pageModes.join(', ')).toBe('unknown, preview, native');
    expect(loginStates.join(', ')).toBe('everyone, logged-in, logged-out, dashboard-access');
    expect(blockSize).toEqual({ min: 3, max: 12, default: 12 });
  });
});

describe('pageRoute', () => {
  const about = {
    id: 7,
    uuid: 'u-7',
    url: '/about/team/',
    layout: 'standard',
    published: true,
    sitemap: true,
    properties: {
      isStorePage: true,
      loginState: 'logged-in',
      title: 'Our team',
      ogImage: '/images/team.jpg',
      isSearchable: true,
      searchIcon: 'people',
    },
  } as const;

  it('PAGE9 has the path, the name and the meta data of the spec', () => {
    expect(pageRoute(about)).toEqual({
      path: '/about/team/',
      name: 'about.team',
      meta: {
        pageId: 7,
        title: 'Our team',
        access: { loginState: 'logged-in', unpublished: false },
        isStorePage: true,
        layout: 'standard',
        primaryImage: '/images/team.jpg',
        isOnSiteMap: true,
        isSearchable: true,
        searchIcon: 'people',
        canReload: true,
      },
    });
  });

  it('PAGE9 asks for extra access when unpublished, and does not reload a purchase', () => {
    const { path, name, meta } = pageRoute({ ...about, url: '', published: false, layout: 'cart' });
    expect([path, name]).toEqual(['/page/u-7/', 'page.u-7']);
    expect(meta).toMatchObject({
      access: { unpublished: true },
      isOnSiteMap: false,
      canReload: false,
    });
  });
});
