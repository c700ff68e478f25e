import type { BlockSource, faqData as faqOf } from '@omnis/blocks';
import { isApiFailure } from '@omnis/api-client';
import {
  isHomeUrl,
  normalisePageUrl,
  pagePath,
  pageRouteName,
  type Breadcrumb,
  type PageLayout,
} from '@omnis/models';
import {
  type CorePage,
  divisionOf,
  failedRead,
  isOnAt,
  noSeeds,
  pageData,
  type PageData,
  type PageFailure,
  type ReadArg,
  type Reader,
  shellTexts,
  type ShellTexts,
  isServer,
} from '@omnis/shop-kit';
import { data, redirect, redirectDocument } from '@omnis/shop-kit/react-router';
import { splitQuery } from '../split-tests/split-query.ts';
import { collectionsArg, driveArg, instagramArg, postsArg, productsArg } from './source-arg.ts';

/** Data of the route of a server-defined page. */
export interface PageRouteData extends PageData {
  readonly layout: PageLayout;
  readonly trail: readonly Breadcrumb[];
  /** Null on the canvas of a page that only its owner may read. */
  readonly arg: ReadArg<'pagesGet'> | null;
  /** Its questions, for search engines. */
  readonly faq: ReturnType<typeof faqOf> | null;
  /** Only some may see it: the browser decides, when it knows who is there. */
  readonly guarded: boolean;
}

/** The address of a page by a path; null for one that cannot be decoded. */
function pageUrlOf(pathname: string): string | null {
  try {
    return normalisePageUrl(decodeURI(pathname));
  } catch {
    return null;
  }
}

/** The page of a path among those that the store has (storefront.md §2 Page routes). */
export function findPage(pages: readonly CorePage[], pathname: string): CorePage | undefined {
  const url = pageUrlOf(pathname);
  return pages.find((page) => normalisePageUrl(pagePath(page)) === url);
}

/** The way to a page from the home page. */
export function pageTrail(t: ShellTexts, { url, properties }: CorePage): readonly Breadcrumb[] {
  return isHomeUrl(url)
    ? [{ text: t('home') }]
    : [
        { text: t('home'), href: '/' },
        { text: properties.title || url, kind: 'page' },
      ];
}

/** Where a page is asked for. */
export type PagePlace = Pick<URL, 'pathname' | 'search'>;

/** A page as rendered for nobody in particular is right for these only. */
function isOpen({ properties: { loginState }, published }: CorePage): boolean {
  return published && (loginState === 'everyone' || loginState === 'logged-out');
}

/**
 * Reads a page for the editor's canvas. The canvas has no visitor of its own: a page that is not for everybody starts
 * empty, and comes from the editor by message.
 */
export async function loadCanvas(reader: Reader, { pathname }: PagePlace): Promise<PageRouteData> {
  const entry = findPage(reader.core.pages, pathname);
  if (entry !== undefined && isOpen(entry)) return loadPage(reader, { pathname, search: '' });
  return pageData(noSeeds, { layout: 'standard', trail: [], arg: null, faq: null, guarded: false });
}

async function pageMissing(reader: Reader) {
  const t = await reader.texts(shellTexts);
  return data<PageFailure>({ message: t('pageMissing') }, { status: 404 });
}

/**
 * Reads a page for a shopper: none of the store's own at an address that switches `pages` off (platform.md §1). A mail
 * page that everybody may read is shown as the mail that it is.
 */
export async function loadNative(reader: Reader, place: PagePlace): Promise<PageRouteData> {
  // Read on the server alone: browsers do not load the flags' code first.
  if (isServer && !isOnAt('pages', place.search)) throw await pageMissing(reader);
  const entry = findPage(reader.core.pages, place.pathname);
  // The server knows whose home it is, who is signed in, and the pages that have come since this window was opened.
  const { homepageVariation, loginState } = entry?.properties ?? {};
  const isForServer = entry === undefined || homepageVariation || loginState === 'logged-out';
  if (isForServer && !isServer) throw redirectDocument(place.pathname + place.search);
  if (entry?.properties.isMailPage === true && entry.properties.loginState === 'everyone')
    throw redirectDocument(
      `/teemail/${encodeURIComponent(pageRouteName(normalisePageUrl(pagePath(entry))))}`,
    );
  return loadPage(reader, place);
}

/** Reads a page and the data of its blocks, the latter all at once. */
export async function loadPage(reader: Reader, { pathname, search }: PagePlace): Promise<PageRouteData> {
  const t = await reader.texts(shellTexts);
  const { core } = reader;
  const entry = findPage(core.pages, pathname);
  if (entry === undefined || entry.id === null) {
    throw await pageMissing(reader);
  }
  const split = splitQuery(core.state, search);
  const arg = {
    params: { division: divisionOf(core), id: entry.id },
    ...(split === undefined ? {} : { query: { split } }),
  };
  const frame = { layout: entry.layout, trail: pageTrail(t, entry), arg };
  if (!isOpen(entry)) return pageData(noSeeds, { ...frame, faq: null, guarded: true });
  // The blocks are many, and come to life later; only moving to another page needs them in a hurry.
  const [page, { blockSources, faqData, loadBlockTypes }] = await Promise.all([
    readPage(reader, arg, pathname),
    import('./page-sources.ts'),
  ]);
  await Promise.all([
    // So that a page that is moved to shows all of its blocks at once.
    loadBlockTypes(page),
    ...blockSources(page)
      // One call answers all collections.
      .filter(
        ({ kind }, at, all) => kind !== 'collections' || all.findIndex((each) => each.kind === kind) === at,
      )
      .map((source) => readSource(reader, source)),
  ]);
  return pageData(reader.seeds, { ...frame, faq: faqData(page), guarded: false });
}

/** Reads what a block needs, where there is a call for it; paths are read in the browser. */
async function readSource(reader: Reader, source: BlockSource): Promise<void> {
  const division = divisionOf(reader.core);
  switch (source.kind) {
    case 'products':
      await reader.tryRead('productsList', productsArg(source, { division, currency: reader.currency }));
      break;
    case 'collections':
      await reader.tryRead('collectionsList', collectionsArg(division));
      break;
    case 'blog':
      await reader.tryRead('blogPaginate', postsArg(source));
      break;
    case 'drive':
      await reader.tryRead('artemisQuery', driveArg(source));
      break;
    case 'instagram':
      await reader.tryRead('socialInstagramPosts', instagramArg(source, division));
      break;
    case 'reviews':
    case 'path':
      break;
  }
}

/** A page that is listed and cannot be had leads to /404/ in native mode (storefront.md §8 Page fetch). */
async function readPage(reader: Reader, arg: ReadArg<'pagesGet'>, pathname: string) {
  const { value, error } = await reader.ask('pagesGet', arg);
  if (value !== undefined) return value;
  // Refused in the browser: the store may have been shut meanwhile, and the server knows where that leads.
  if (isApiFailure(error) && error.status === 403 && !isServer) throw redirectDocument(pathname);
  if (isApiFailure(error) && (error.status === 404 || error.status === 403)) throw redirect('/404/');
  throw failedRead(error);
}
