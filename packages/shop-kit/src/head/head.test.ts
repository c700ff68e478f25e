import { expect, it } from 'vitest';
import type { StoreCoreData } from '../data/core.ts';
import type { View } from '../data/view.ts';
import { pageHead, plainDescription } from './head.ts';

const view: View = {
  origin: 'https://shop.example',
  host: 'shop.example',
  mode: 'native',
  operator: 'default',
  editorOrigin: 'https://omnis.example',
  locale: 'en-GB',
  themeColors: { light: '#fff', dark: null },
  options: {},
  sectionStyles: '',
  today: '2026-01-01',
};

/** A store with these pictures. */
function storeWith([company, store, own]: readonly (string | null)[]): StoreCoreData {
  const subdomain = { companyName: 'Fern', logo: company, meta: { ogImage: own } };
  const state = { subdomain, store: { name: 'Fern', companyName: '', languages: ['en', 'fr'], logo: store } };
  const core: unknown = { pages: [], state };
  return core as StoreCoreData;
}

it.each([
  ['/page.png', ['/company.png', '/store.png', '/own.png'], '/page.png'],
  ['', ['/company.png', '/store.png', '/own.png'], '/own.png'],
  ['', ['/company.png', '/store.png', null], '/company.png'],
  [null, [null, '/store.png', null], '/store.png'],
  [undefined, [null, null, '/own.png'], '/own.png'],
  [undefined, [null, null, null], null],
] as const)(
  'a page with %j in a store with %j is shared with %j (storefront.md §2)',
  (image, logos, shared) => {
    const core = storeWith(logos);
    const tags = pageHead({ title: 'Tees', ...(image === undefined ? {} : { image }) }, { core, view });
    const found = tags.find((tag) => 'property' in tag && tag.property === 'og:image');
    expect(found ?? null).toEqual(
      shared && { property: 'og:image', content: `https://shop.example${shared}` },
    );
  },
);

it('platform.md §5 site verification: the home page has the tags of the store in its head, and no other page', () => {
  const tag = { name: 'google-site-verification', content: 'a1' };
  const { state } = storeWith([null, null, null]);
  const subdomain = { ...state.subdomain, meta: { ...state.subdomain.meta, siteVerification: [tag] } };
  const core: unknown = { pages: [], state: { ...state, subdomain } };
  const head = (title: string) => pageHead({ title }, { core: core as StoreCoreData, view });
  expect(head('')).toContainEqual(tag);
  expect(head('Tees')).not.toContainEqual(tag);
  expect(pageHead({ title: '' }, { core: storeWith([null, null, null]), view })).not.toContainEqual(tag);
});

it.each([
  ['Tees', 'Soft ones', 'Soft ones'],
  ['Tees', '', 'Tees – Prints from the coast'],
  ['Tees, page 2', ' <p></p> ', 'Tees, page 2 – Prints from the coast'],
  ['', '', 'Prints from the coast'],
])(
  'the page “%s” that says “%s” is described as “%s”: no two pages say the same',
  (title, description, told) => {
    const pages = [{ flags: ['homepage'], properties: { description: 'Prints from the coast' } }];
    const core: unknown = { ...storeWith([null, null, null]), pages };
    const tags = pageHead({ title, description }, { core: core as StoreCoreData, view });
    expect(tags).toContainEqual({ name: 'description', content: told });
    expect(tags).toContainEqual({ property: 'og:description', content: told });
  },
);

it.each([
  ['Vos commandes chez nous', 'Vos commandes chez nous – Fern'],
  ['Aide', 'Aide – Prints from the coast'],
])('in another language than the owner’s the page “%s” is described as “%s”', (title, told) => {
  const pages = [{ flags: ['homepage'], properties: { description: 'Prints from the coast' } }];
  const core: unknown = { ...storeWith([null, null, null]), pages };
  const tags = pageHead({ title }, { core: core as StoreCoreData, view: { ...view, locale: 'fr-FR' } });
  expect(tags).toContainEqual({ name: 'description', content: told });
});

const nowhere = { core: undefined, view: undefined };

it.each([
  ['photo', '/images/fox.jpg'],
  ['summary', null],
])('a page is shared as a card of the kind %s with the picture %s', (content, image) => {
  expect(pageHead({ title: 'Fox', image }, nowhere)).toContainEqual({ name: 'twitter:card', content });
});

it.each([
  ['<p>Salt&nbsp;&amp; pepper</p>', 'Salt & pepper'],
  ['&lt;3 &quot;Fox&quot; &gt; the artist&#39;s dog', `<3 "Fox" > the artist's dog`],
  [
    '<p>They are <a href="/account/">listed <b>there</b></a>. If</p><p>not</p>',
    'They are listed there. If not',
  ],
  ['One<br>two<article>three</article>', 'One two three'],
  ['Write &amp;lt; for &lt; and &amp;nbsp; for a gap', 'Write &lt; for < and &nbsp; for a gap'],
])('%s is described as %s', (html, text) => {
  expect(plainDescription(html)).toBe(text);
});

it('SK10 a page whose origin is not known names no address of itself', () => {
  const tags = pageHead({ title: 'Tees', path: '/tees/' }, { core: undefined, view: undefined });
  expect(JSON.stringify(tags)).not.toMatch(/canonical|og:url/);
  const known = pageHead({ title: 'Tees', path: '/tees/' }, { core: undefined, view });
  expect(known).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/tees/' });
});

it('platform.md §3 Product: meta keywords – stand in the head of the page, and only where there are some', () => {
  const keywordsOf = (keywords: string) =>
    pageHead({ title: 'Mug', keywords }, { core: storeWith([null, null, null]), view }).filter(
      (tag) => 'name' in tag && tag.name === 'keywords',
    );
  expect(keywordsOf('mug, blue mug')).toEqual([{ name: 'keywords', content: 'mug, blue mug' }]);
  expect(keywordsOf('')).toEqual([]);
});

it('storefront.md §3 favicon: an uploaded icon comes in the sizes of tabs, shortcuts and home screens', () => {
  const linksOf = (favicon: string): unknown[] => {
    const core = storeWith([null, null, null]);
    const state = { ...core.state, subdomain: { ...core.state.subdomain, favicon } };
    return pageHead({ title: '' }, { core: { ...core, state }, view })
      .filter((tag) => 'rel' in tag && /icon/.test(String(tag.rel)))
      .map((tag) => ('rel' in tag ? [tag.rel, 'sizes' in tag ? tag.sizes : 'href' in tag && tag.href] : []));
  };
  expect(linksOf('/images/21/abc')).toEqual([
    ['icon', '32x32'],
    ['icon', '192x192'],
    ['apple-touch-icon', '180x180'],
  ]);
  expect(linksOf('/images/logos/demo-icon')).toEqual([['icon', '/images/logos/demo-icon']]);
});

it('storefront.md §3 customCode: meta and link elements are attributes of the head, and none on the canvas', () => {
  const core = storeWith([null, null, null]);
  const ownCode = {
    needsConsent: true,
    metas: [{ name: 'google-site-verification', property: '', content: '"><script>alert(1)</script>' }],
    links: [{ rel: 'preconnect', href: 'https://cdn.example' }],
    files: [],
  };
  const place = { ...core, state: { ...core.state, ownCode } };
  const shop = pageHead({ title: '' }, { core: place, view });
  expect(shop).toContainEqual({
    name: 'google-site-verification',
    content: '"><script>alert(1)</script>',
  });
  expect(shop).toContainEqual({ tagName: 'link', rel: 'preconnect', href: 'https://cdn.example' });
  const canvas = pageHead({ title: '' }, { core: place, view: { ...view, mode: 'preview' } });
  expect(JSON.stringify(canvas)).not.toContain('verification');
});
