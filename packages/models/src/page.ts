import { isBlockDeleted, type BlockState } from './block.ts';
import type { HomepageVariation } from './split-test-rules.ts';

/** Layouts of a page (storefront.md §2). */
export const pageLayouts = ['tool', 'blank', 'standard', 'studio', 'mail', 'cart', 'search'] as const;

/** One of the layouts. */
export type PageLayout = (typeof pageLayouts)[number];

/** Groups of people who may see a page (storefront.md §6). */
export const loginStates = ['everyone', 'logged-in', 'logged-out', 'dashboard-access'] as const;

/** One of the login states. */
export type LoginState = (typeof loginStates)[number];

/** Vertical space between blocks in pixels when a page names none. */
export const defaultYSpacing = 24;

/** The part of a `Page` that is needed here. */
export interface PageState {
  id?: number | string | null;
  url: string;
  published?: boolean;
  sitemap?: boolean;
  properties?: { loginState?: LoginState; homepageVariation?: HomepageVariation | '' | undefined };
  blocks?: readonly BlockState[];
  divisionId?: number | string | null;
}

/**
 * A page's url as it is saved: one slash at each end, none doubled, lower case, dashes for spaces,
 * no query, no fragment and no dot segments. Letters are composed (NFC), so that two spellings that look the same are one.
 *
 * @example
 * normalisePageUrl('About Us?x=1'); // '/about-us/'
 */
export function normalisePageUrl(url: string): string {
  const [path = ''] = url.trim().split(/[?#]/, 1);
  const segments = path
    .replaceAll('\\', '/')
    .toLowerCase()
    .normalize('NFC')
    .split('/')
    .map((segment) => segment.trim().replace(/\s+/g, '-'))
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/** Longest address that is made from a title, in characters. */
const longestSlug = 80;

/**
 * The last part of the address of a page with a title: letters and digits, with dashes between the words. Accents and
 * apostrophes are left out.
 *
 * @returns '' for a title without letters and digits
 * @example
 * slugOfTitle('Mother’s Day'); // 'mothers-day'
 */
export function slugOfTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestSlug)
    .replace(/-$/, '');
}

/** Tells whether a url is that of the home page. */
export function isHomeUrl(url: string): boolean {
  return url === '/';
}

/**
 * Name of a page's route: home for /, otherwise the url without its outer slashes and with the first
 * inner slash turned into a dot (storefront.md §2).
 *
 * @example
 * pageRouteName('/about/team/uk/'); // 'about.team/uk'
 */
export function pageRouteName(url: string): string {
  if (isHomeUrl(url)) return 'home';
  let [start, end] = [0, url.length];
  while (url[start] === '/') start += 1;
  // By hand: a pattern for slashes at the end tries every slash within as the first of them.
  while (end > start && url[end - 1] === '/') end -= 1;
  return url.slice(start, end).replace('/', '.');
}

/** Path of a page's route: its url, or one made of its uuid when it has none (storefront.md §2). */
export function pagePath({ url, uuid }: { url: string; uuid: string }): string {
  return url === '' ? `/page/${uuid}/` : url;
}

/** A page is V1 if any block that is not deleted has no template property (storefront.md §3). */
export function isV1Page({ blocks = [] }: Pick<PageState, 'blocks'>): boolean {
  return blocks.some((block) => !isBlockDeleted(block) && block.properties?.['template'] === undefined);
}

/** Only a page that exists and is not the home page can be deleted (storefront.md §4). */
export function canDeletePage({ id, url }: PageState): boolean {
  return id !== undefined && id !== null && !isHomeUrl(url);
}

/** Tells whether a page appears on the site map: published and in the sitemap (storefront.md §2). */
export function isOnSiteMap({ published = true, sitemap = true }: PageState): boolean {
  return published && sitemap;
}

/**
 * Tells whether search engines may list a page: not when it is out of the sitemap, or for those logged in or with
 * dashboard access only (storefront.md §2).
 */
export function isIndexable({ sitemap = true, properties }: PageState): boolean {
  return (
    sitemap &&
    properties?.loginState !== 'logged-in' &&
    properties?.loginState !== 'dashboard-access' &&
    // Half of its visitors find no such page.
    !properties?.homepageVariation
  );
}

/** The store of a page: its own, or the active store, or that of the subdomain; null: it is attached to none. */
export function pageDivision(
  page: PageState,
  fallback: { activeStore?: number | string | null; subdomain?: number | string | null } = {},
): number | string | null {
  return page.divisionId ?? fallback.activeStore ?? fallback.subdomain ?? null;
}
