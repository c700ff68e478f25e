import { imageUrl } from '@omnis/models';
import type { MetaDescriptor } from '../react-router/index.ts';
import type { StoreCoreData } from '../data/core.ts';
import { otherLanguage } from '../data/own-language.ts';
import type { View } from '../data/view.ts';
import type { ShellTexts } from '../texts/shell/index.ts';

/** Data of a page for search engines and for anyone who shares it. */
export interface HeadInput {
  /** '' on the home page: the document is then called by the company's name alone. */
  readonly title: string;
  readonly description?: string;
  /** Separated by commas; '' for none. */
  readonly keywords?: string;
  /** The page's own picture. */
  readonly image?: string | null;
  /** Path of the one address that this page is known by; none for pages that nobody should find. */
  readonly path?: string;
  /** False keeps search engines away (storefront.md §2 Head data). */
  readonly indexable?: boolean;
  /** Structured data. */
  readonly data?: readonly Readonly<Record<string, unknown>>[];
}

/** The store around a page; `core` is missing where it could not be read. */
export interface HeadPlace {
  readonly core: StoreCoreData | undefined;
  readonly view: View | undefined;
}

/** Longest description that search engines show. */
const descriptionLength = 300;
/** A shorter text says too little about a page to be its whole description. */
const enoughDescription = 20;

/** An address with scheme and host: social networks and search engines take no other. */
export function absolute(origin: string, address: string): string {
  return URL.parse(address, `${origin}/`)?.href ?? origin;
}

/** The title of one page of a list: each has an address of its own, and a title too. */
export function pagedTitle(t: ShellTexts, title: string, page: number): string {
  return page > 1 ? t('pageOf', { title, page }) : title;
}

/** The description of one page of a list; none where the list has none. */
export function pagedText(t: ShellTexts, text = '', page = 1): string {
  const plain = plainDescription(text);
  return plain === '' ? '' : pagedTitle(t, plain, page);
}

/** The document's title (storefront.md §2): the page's, then the company's; on home the company's alone. */
export function documentTitle(title: string, company: string): string {
  return [title, company].filter(Boolean).join(' – ');
}

/** Entities that editors write in place of characters; `&amp;` last, so that nothing is decoded twice. */
const entities = [
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const;

/** Tags within a line of words: a space in place of one would stand in the middle of a word or before a full stop. */
const inlineTag =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)(?=[\s/>])[^>]*>/gi;

/** Plain text of at most 300 characters, cut at a word. */
export function plainDescription(html: string): string {
  const text = entities
    .reduce(
      (all, [entity, character]) => all.replaceAll(entity, character),
      html.replace(inlineTag, '').replace(/<[^>]*>/g, ' '),
    )
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= descriptionLength) return text;
  return `${text.slice(0, descriptionLength - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * The picture that is shared: the page's, else the company's logo, else the store's (storefront.md §2). The picture that
 * the owner chose for pages without one counts as theirs.
 */
function pictureOf({ core }: HeadPlace, image: string | null | undefined): string | null {
  const state = core?.state;
  return image || state?.subdomain.meta.ogImage || state?.subdomain.logo || state?.store.logo || null;
}

/** Colours of the browser's own bars (`apps/storefront/app/shell/appearance.ts` changes them with a choice). */
function themeColors({ light, dark }: View['themeColors']): MetaDescriptor[] {
  if (dark === null) return [{ name: 'theme-color', content: light }];
  return [
    { name: 'theme-color', content: light, media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: dark, media: '(prefers-color-scheme: dark)' },
  ];
}

/** Icons that the platform draws itself, at any size. */
const drawn = /^\/images\/(?:logos|initials)\//;

/** Links to the icon of the store: an uploaded one in the sizes of tabs, of shortcuts and of home screens. */
function iconLinks(favicon: string): MetaDescriptor[] {
  if (drawn.test(favicon) || !favicon.startsWith('/images/'))
    return [{ tagName: 'link', rel: 'icon', href: favicon }];
  const at = (size: number): string => imageUrl(favicon, { width: size, height: size });
  return [
    { tagName: 'link', rel: 'icon', sizes: '32x32', href: at(32) },
    { tagName: 'link', rel: 'icon', sizes: '192x192', href: at(192) },
    { tagName: 'link', rel: 'apple-touch-icon', sizes: '180x180', href: at(180) },
  ];
}

/** The parts of the store's custom code that are no scripts, such as the proof for a search engine that a site is theirs. */
function ownCodeTags({ core, view }: HeadPlace): MetaDescriptor[] {
  const code = view?.mode === 'native' ? core?.state.ownCode : null;
  if (!code) return [];
  return [
    ...code.metas.map(({ name, property, content }) =>
      name === '' ? { property, content } : { name, content },
    ),
    ...code.links.map(({ rel, href }) => ({ tagName: 'link', rel, href }) as const),
  ];
}

const companyOf = (core: StoreCoreData | undefined): string => core?.state.store.name ?? '';

/** Description of a page; without its own, its title and the store's own description from its home page. */
function descriptionOf({ title, description = '' }: HeadInput, { core, view }: HeadPlace): string {
  const own = plainDescription(description);
  if (own !== '') return own;
  if (title !== '' && core && view && otherLanguage(core.state.store, view.locale) !== undefined) {
    // The store's text is in another language than the title.
    const inOne = documentTitle(title, companyOf(core));
    if (inOne.length >= enoughDescription) return inOne;
  }
  const store = core?.pages.find(({ flags }) => flags.includes('homepage'))?.properties.description ?? '';
  // No two pages say the same, and only home has no title.
  return plainDescription([title, store].filter(Boolean).join(' – '));
}

/** Everything for a document's head (storefront.md §2 Head data). */
export function pageHead(input: HeadInput, place: HeadPlace): MetaDescriptor[] {
  const { core, view } = place;
  const origin = view?.origin ?? '';
  const company = companyOf(core);
  const title = documentTitle(input.title, company);
  const description = descriptionOf(input, place);
  const image = pictureOf(place, input.image);
  // Without the root's data, as on a page of a failure, there is no address either.
  const url = (input.path !== undefined && absolute(origin, input.path)) || null;
  const favicon = core?.state.subdomain.favicon;
  return [
    { title },
    ...(description === '' ? [] : [{ name: 'description', content: description }]),
    ...(input.keywords ? [{ name: 'keywords', content: input.keywords }] : []),
    { property: 'og:title', content: title },
    ...(description === '' ? [] : [{ property: 'og:description', content: description }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company },
    ...(url === null ? [] : [{ property: 'og:url', content: url }]),
    ...(image === null ? [] : [{ property: 'og:image', content: absolute(origin, image) }]),
    // X still reads `photo`, a name of old, as its card with a large picture.
    { name: 'twitter:card', content: image === null ? 'summary' : 'photo' },
    ...(input.indexable === false ? [{ name: 'robots', content: 'noindex' }] : []),
    // The services look for them on the home page, the only one without a title of its own.
    ...(input.title === ''
      ? (core?.state.subdomain.meta.siteVerification ?? []).map(({ name, content }) => ({ name, content }))
      : []),
    ...(url === null ? [] : [{ tagName: 'link', rel: 'canonical', href: url } as const]),
    ...(favicon ? iconLinks(favicon) : []),
    ...(view?.mode === 'native'
      ? [{ tagName: 'link', rel: 'manifest', href: '/manifest.webmanifest' } as const]
      : []),
    ...(view ? themeColors(view.themeColors) : []),
    ...ownCodeTags(place),
    ...(input.data ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ];
}
