import { isHomeUrl, isIndexable, isOnSiteMap, pagePath, type Page } from '@omnis/models';
import { isForgiven, isUnspaced, wordsOf } from '../../texts/search-words.ts';

/** A page as a search suggests it. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  /** Name of an icon, as blocks name theirs. */
  readonly icon: string | null;
}

/** A page that is to be found, with its words. */
export interface SearchedPage {
  readonly page: FoundPage;
  /** By stem, how much a word counts. */
  readonly weights: ReadonlyMap<string, number>;
}

/** How much a word counts by where it stands. */
const weights = { title: 8, path: 4, description: 1 } as const;
/** Weight of a match that is not the word itself. */
const partial = { prefix: 0.7, typo: 0.5 } as const;

/**
 * Facts about a page for a shop's search; null for one that it must not find: by its `isSearchable` (storefront.md §3),
 * or because not everybody sees it. The home page is one click away everywhere.
 */
export function toSearchedPage(page: Page): SearchedPage | null {
  const { title, description, loginState, isSearchable, searchIcon, isMailPage } = page.properties;
  const isOpen = isOnSiteMap(page) && isIndexable(page) && loginState === 'everyone';
  if (!isSearchable || !isOpen || isMailPage || isHomeUrl(page.url) || title.trim() === '') return null;
  const path = pagePath(page);
  const counted = new Map<string, number>();
  const count = (text: string, weight: number): void => {
    for (const { stem } of wordsOf(text)) counted.set(stem, Math.max(counted.get(stem) ?? 0, weight));
  };
  count(title, weights.title);
  // A page without an address of its own has its identifier there.
  if (page.url !== '') count(path.replaceAll('/', ' '), weights.path);
  count(description ?? '', weights.description);
  return { page: { path, title, description: description || null, icon: searchIcon }, weights: counted };
}

function best(of: SearchedPage['weights'], fit: (stem: string) => number): number {
  let most = 0;
  for (const [stem, weight] of of) most = Math.max(most, weight * fit(stem));
  return most;
}

/**
 * Pages that have every word of a query, best first. A word may be the start of one; where no page has it so, typing
 * errors are forgiven as for products.
 */
export function searchPages(pages: readonly SearchedPage[], query: string, limit: number): FoundPage[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const scores = new Map(pages.map((page) => [page, 0]));
  for (const { stem, written } of words) {
    const asWritten = (known: string): number => {
      if (known === stem) return 1;
      const isBegun = known.startsWith(stem) || known.startsWith(written);
      return isBegun || (isUnspaced(stem) && known.includes(stem)) ? partial.prefix : 0;
    };
    const slip = (known: string): number => (isForgiven(stem, known) ? partial.typo : 0);
    const isHeld = pages.some((page) => best(page.weights, asWritten) > 0);
    for (const [page, score] of scores) {
      const found = best(page.weights, isHeld ? asWritten : slip);
      if (found > 0) scores.set(page, score + found);
      else scores.delete(page);
    }
  }
  return [...scores]
    .toSorted(([one, left], [other, right]) => right - left || one.page.title.localeCompare(other.page.title))
    .slice(0, limit)
    .map(([{ page }]) => page);
}
