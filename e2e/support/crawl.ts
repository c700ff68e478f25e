/** Reads a shop as a search engine does: every page that it links to or names in its sitemap. */
import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { readStructuredData } from './structured-data.ts';

/** An answer of the server. */
interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly type: string;
  readonly text: string;
}

/** A page that was read. */
export interface CrawledPage {
  /** Path with query. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Address that it gives as its own. */
  readonly canonical: string;
  readonly isIndexed: boolean;
  /** Kinds of things that its structured data names. */
  readonly kinds: readonly string[];
}

/** Result of a crawl. */
export interface Crawl {
  readonly pages: readonly CrawledPage[];
  /** Faults, one line each. */
  readonly faults: readonly string[];
}

/** Most pages of a crawl: a shop of links without an end is a fault, not a reason to go on for ever. */
const mostPages = 3000;

function fetchPath(origin: string, path: string): Promise<Answer> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // Names below localhost are known to browsers, not to every machine.
    get({ host: '127.0.0.1', port, path, headers: { host, accept: 'text/html' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    }).on('error', reject);
  });
}

/** Paths of the sitemap. */
async function sitemapPaths(origin: string): Promise<string[]> {
  const { status, text } = await fetchPath(origin, '/sitemap.xml');
  if (status !== 200) return [];
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => pathOf(new URL(place)));
}

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/**
 * One address stands for all that differ in the values of their queries only: filters can be combined without an end.
 */
function kindOf(path: string): string {
  const url = new URL(path, 'http://x');
  return `${url.pathname}?${[...new Set(url.searchParams.keys())].toSorted().join('&')}`;
}

/** Pages that differ in what is shown, not in how: by the parts of their path, a name for a name. */
export function pageKindOf(path: string): string {
  const [, first = '', ...rest] = new URL(path, 'http://x').pathname.split('/');
  return `${first}/${rest.filter(Boolean).length}`;
}

/** Contents of a page, read by a browser's parser without running anything. */
interface Facts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** Where it leads, as written. */
  readonly links: readonly string[];
  readonly faults: readonly string[];
}

function readFacts(html: string): Facts {
  const found = new DOMParser().parseFromString(html, 'text/html');
  const valueOf = (selector: string, name: string): string =>
    found.querySelector(selector)?.getAttribute(name) ?? '';
  const faults: string[] = [];
  if (found.title.trim() === '') faults.push('has no title');
  if (found.documentElement.lang === '') faults.push('names no language');
  if (found.compatMode !== 'CSS1Compat') faults.push('has no document type');
  for (const image of found.querySelectorAll('img:not([alt])'))
    faults.push(`has a picture without alt: ${image.getAttribute('src') ?? ''}`);
  const ids = [...found.querySelectorAll('body [id]')].map(({ id }) => id);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index)))
    faults.push(`has the id ${id} more than once`);
  const headings = found.querySelectorAll('h1').length;
  // An app that is drawn by its scripts has none yet.
  if (headings !== 1 && found.querySelector('main') !== null)
    faults.push(`has ${headings} headings of the first level`);
  const spoken = ['alt', 'aria-label', 'aria-description', 'content', 'placeholder', 'title'];
  const words = [...found.querySelectorAll('body, body :not(script, style, template), title, meta')].flatMap(
    (element) => [
      ...[...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.nodeValue] : [],
      ),
      ...spoken.map((name) => element.getAttribute(name)),
    ],
  );
  const broken = words.find((each) => /\{\w+\}|\bundefined\b|\bNaN\b|\[object /.test(each ?? ''));
  if (broken !== undefined) faults.push(`says “${broken ?? ''}”`);
  const robots = valueOf('meta[name="robots"]', 'content');
  const isFound = found.querySelector('main') !== null && !robots.includes('noindex');
  const description = valueOf('meta[name="description"]', 'content');
  if (isFound && description === '') faults.push('has no description');
  return {
    title: found.title,
    description,
    canonical: valueOf('link[rel="canonical"]', 'href'),
    robots,
    // Links that start with an @ are actions of the page (storefront.md §4), which need scripts.
    links: [...found.querySelectorAll('a[href]:not([download], [href^="@"])')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    faults,
  };
}

/** Paths within the shop among the links of a page. */
function pathsOf(links: readonly string[], at: URL): string[] {
  return links
    .map((link) => new URL(link, at))
    .filter(({ origin }) => origin === at.origin)
    .map(pathOf);
}

/**
 * Reads a shop: whole, or so many pages of each kind.
 *
 * @param browser - a page that parses what was read
 * @param origin - of the shop, such as `http://demo.localhost:3000`
 * @param perKind - most pages of a kind; all without it
 */
export async function crawl(browser: Page, origin: string, perKind = Infinity): Promise<Crawl> {
  const pages: CrawledPage[] = [];
  const faults: string[] = [];
  const known = new Set<string>();
  const ofKind = new Map<string, number>();
  const queue: { readonly path: string; readonly from: string }[] = [];
  const add = (path: string, from: string): void => {
    const kind = kindOf(path);
    if (known.has(kind)) return;
    known.add(kind);
    const pageKind = pageKindOf(path);
    const before = ofKind.get(pageKind) ?? 0;
    if (before >= perKind) return;
    ofKind.set(pageKind, before + 1);
    queue.push({ path, from });
  };
  add('/', 'the start');
  for (const path of await sitemapPaths(origin)) add(path, 'the sitemap');
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, from } = next;
    const { status, location, type, text } = await fetchPath(origin, path);
    if (status >= 300 && status < 400 && location !== undefined) {
      const target = new URL(location, origin);
      if (target.origin === origin) add(pathOf(target), path);
      continue;
    }
    if (status !== 200) faults.push(`${path} answers ${status}, linked from ${from}`);
    if (status !== 200 || !type.startsWith('text/html')) continue;
    const facts = await browser.evaluate(readFacts, text);
    const { title, description, canonical } = facts;
    const data = await readStructuredData(text);
    const { kinds } = data;
    pages.push({ path, title, description, canonical, isIndexed: !facts.robots.includes('noindex'), kinds });
    faults.push(...[...facts.faults, ...data.faults].map((fault) => `${path} ${fault}`));
    for (const link of pathsOf(facts.links, new URL(path, origin))) add(link, path);
    if (pages.length > mostPages) throw new Error(`${origin} has more than ${mostPages} pages`);
  }
  return { pages, faults: [...faults, ...sameWords(pages, 'title'), ...sameWords(pages, 'description')] };
}

/**
 * Pages that a search engine lists, with a title or a description that another one has too. The colours of a product are one
 * page, described by one text; but each has a title of its own, by which windows and histories tell them.
 */
function sameWords(pages: readonly CrawledPage[], what: 'title' | 'description'): string[] {
  const byWords = new Map<string, Set<string>>();
  for (const { [what]: words, canonical, isIndexed, path } of pages) {
    if (!isIndexed || words === '') continue;
    const addresses = byWords.get(words) ?? new Set();
    byWords.set(words, addresses.add((what === 'title' ? '' : canonical) || path.replace(/\?.*/, '')));
  }
  return [...byWords]
    .filter(([, addresses]) => addresses.size > 1)
    .map(([words, addresses]) => `“${words}” is the ${what} of ${[...addresses].join(' and ')}`);
}
