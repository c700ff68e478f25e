// @vitest-environment node
import { calls } from '@omnis/contract';
import { describe, expect, it } from 'vitest';
import { ownThemePath, themeChoice } from './theme-choice.server.ts';
import { themeHead, type ThemeChoice } from './theme-head.server.ts';

const head = (changes: Partial<ThemeChoice> = {}) =>
  themeHead({ name: 'apothecary', properties: {}, appearance: 'both', ...changes });
const dark = /prefers-color-scheme:dark|data-theme-mode=dark/;

describe('RD2 the head of a theme', () => {
  it('carries both appearances, for the system and for the visitor’s choice', () => {
    const { css, script, themeColors } = head();
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme-mode=light])');
    expect(css).toContain(':root[data-theme-mode=dark]{color-scheme:dark');
    expect(script).toContain('shop-theme-mode');
    expect(script).not.toContain('<');
    expect(themeColors.dark).not.toBe(themeColors.light);
  });

  it('parts long words in titles and copy of blocks, which a class can still keep whole', () => {
    expect(head().css).toContain(':where(.block) :where(h1,h2,h3,p){overflow-wrap:anywhere}');
  });

  it.each([
    ['of a shop that is light only', { appearance: 'light' }],
    ['of a theme that is dark itself', { name: 'teemillDark' }],
    // Light ground, and the dark theme’s light letters: nobody could read it.
    [
      'of a shop whose own colours cannot be read in the dark',
      { properties: { 'page.background': '#ffffff' } },
    ],
  ] as const)('has one appearance %s', (_, changes) => {
    const { css, script, themeColors } = head(changes);
    expect(css).not.toMatch(dark);
    expect([script, themeColors.dark]).toEqual(['', null]);
  });

  it('keeps both for a shop’s own colours that can be read in both', () => {
    expect(head({ properties: { 'border.radius': '2px' } }).css).toMatch(dark);
  });

  it.each([
    ['footer.radius', '24px', '.shop-footer{border-radius:24px 24px 0 0}'],
    [
      'image.default',
      '/images/none.png',
      'svg[data-initial]{background:url("/images/none.png") center/cover',
    ],
    ['header.search', 'bar', 'scroll-padding-top:var(--layout-header-search)'],
  ])('brings the rules of %s only to a shop that has chosen it', (name, value, rule) => {
    expect(head().css).not.toContain(rule);
    expect(head({ properties: { [name]: value } }).css).toContain(rule);
  });

  it('keeps the ground of a logo for dark headers where colours are forced, and of no other', () => {
    const forced = /forced-colors[^}]*--shop-plate/;
    expect(head({ name: 'charcoal', properties: {} }).css).toMatch(forced);
    expect(head({ name: 'nordic', properties: {} }).css).not.toMatch(forced);
  });

  it('shows the logo for dark grounds only where the header becomes dark', () => {
    expect(head().css).toContain('--shop-on-dark:block');
  });

  it('tells where the header is dark by day', () => {
    const names = ['apothecary', 'neonCity', 'teemillDark'];
    expect(names.map((name) => head({ name }).options.darkHeader)).toEqual([undefined, true, true]);
    expect(head({ properties: { 'header.background': '#102030' } }).options.darkHeader).toBe(true);
  });

  it('tells what a product page is made by where a shop has chosen something, and nothing of what is usual', () => {
    expect(head().options).toEqual({});
    const properties = {
      'product.quantity.visibility': 'visible',
      'product.description.placement': 'below',
      'product.description.wordLimit': '12',
      'product.community.title': 'Worn by you',
      'product.community.subtitle': 'In their own words',
      'catalogue.paging': 'scroll',
      'header.search': 'bar',
      'video.default': '/films/shore.mp4',
    };
    expect(head({ properties }).options).toEqual({
      quantityVisible: true,
      descriptionBelow: true,
      wordLimit: 12,
      communityTitle: 'Worn by you',
      communitySubtitle: 'In their own words',
      endlessLists: true,
      searchBar: true,
      defaultFilm: '/films/shore.mp4',
    });
  });

  it.each([[{ 'page.background': '</style><script>' }], [{ constructor: 1 }], [{ 'page.background': null }]])(
    'is safe whatever a shop has set: %j',
    (properties) => {
      const { css } = head({ properties });
      expect(css).not.toContain('<');
    },
  );
});

describe('RD2 the choice of a theme', () => {
  const core = (appearance: 'both' | 'light') =>
    calls['store.coreData'].response.parse({
      pages: [],
      state: {
        subdomain: {},
        theme: { name: 'sol', properties: {} },
        currencies: [],
        store: {
          division: 1,
          name: 'Shop',
          companyName: '',
          host: 'shop.example',
          locale: 'en-GB',
          logo: null,
          appearance,
          country: 'GB',
          contactEmail: '',
        },
        footer: [],
      },
    });

  it('is the store’s; light on the canvas, and the base theme where no store could be read', () => {
    expect(themeChoice(core('both'), { mode: 'native' })).toEqual({
      name: 'sol',
      properties: {},
      appearance: 'both',
    });
    expect(themeChoice(core('light'), { mode: 'native' }).appearance).toBe('light');
    expect(themeChoice(core('both'), { mode: 'preview' }).appearance).toBe('light');
    expect(themeChoice(undefined, { mode: 'native' })).toEqual({
      name: 'base',
      properties: {},
      appearance: 'both',
    });
  });

  it('storefront.md §3 Page: a page’s own theme stands before the store’s, and before one that is tried', () => {
    const shop = core('both');
    const own = calls['store.coreData'].response.parse({
      ...shop,
      pages: [
        { id: 1, url: '/sale/', theme: 'lux' },
        { id: 2, url: '/own/', theme: { name: 'salt', properties: { 'primary.color': '#7a1f3d' } } },
        { id: 3, url: '/odd/', theme: '__proto__' },
      ],
    });
    const trial = { name: 'nordic', properties: {}, dark: {}, token: 't' };
    const at = (pathname: string) => themeChoice(own, { mode: 'native', pathname, trial });
    expect(at('/sale/')).toMatchObject({ name: 'lux', properties: {} });
    expect(at('/own/')).toMatchObject({ name: 'salt', properties: { 'primary.color': '#7a1f3d' } });
    expect(at('/odd/')).toMatchObject({ name: 'nordic', trial: 't' });
    expect(at('/')).toMatchObject({ name: 'nordic', trial: 't' });
    expect(ownThemePath(own, '/sale/')).toBe('/sale/');
    expect(ownThemePath(own, '/')).toBeUndefined();
  });
});

describe('storefront.md §3 Theme: values and fonts of the store’s own', () => {
  const choice = { name: 'base', properties: {}, appearance: 'both' } as const;

  it('gives the dark mode its own values above those of both', () => {
    const { look } = themeHead({
      ...choice,
      properties: { 'border.radius': '7px' },
      dark: { 'border.radius': '9px' },
    });
    const [light = '', inDark = ''] = look.split('@media (prefers-color-scheme:dark)');
    expect(light).toContain('--border-radius:7px');
    expect(inDark).toContain('--border-radius:9px');
  });

  it('brings the fonts that the shop’s values name, and leaves those out that they put aside', () => {
    const named = themeHead({
      ...choice,
      properties: { 'primary.font': '"Fraunces Variable", serif' },
    }).fonts.css;
    expect(named).toContain('font-family:"Fraunces Variable"');
    expect(named).not.toContain('font-family:"Lato"');
    expect(themeHead(choice).fonts.css).not.toContain('Fraunces');
  });

  it('declares an uploaded font with its Latin letters last, so that the small file has them', () => {
    const { css } = themeHead({
      ...choice,
      fonts: [
        {
          family: 'Brand',
          weight: '100 900',
          style: 'normal',
          latin: '/fonts/a/latin.woff2',
          whole: '/fonts/a/whole.woff2',
        },
      ],
    }).fonts;
    expect(css.indexOf('/fonts/a/whole.woff2')).toBeLessThan(css.indexOf('/fonts/a/latin.woff2'));
    expect(
      css.match(/font-family:"Brand";font-weight:100 900;font-style:normal;font-display:swap/g),
    ).toHaveLength(2);
  });
});
