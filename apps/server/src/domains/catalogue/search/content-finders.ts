import type { Language } from '@omnis/models';
import type { Division } from '../../../tenancy/division.ts';
import type { FoundPage } from '../../pages/search-pages.ts';

/** Finds pages of a kind that a search of the shop covers: best first. */
export type ContentFinder = (
  division: Division,
  asked: { readonly query: string; readonly language: Language },
) => Promise<readonly FoundPage[]>;

/** Pages of every kind that a search of the shop covers beside products and collections. */
export interface ContentFinders {
  /** Adds a kind; its pages stand behind those of the kinds before. */
  add(finder: ContentFinder): void;
  readonly find: ContentFinder;
}

/** Most pages of all kinds together. */
const most = 8;

/** No kinds yet. */
export function createContentFinders(): ContentFinders {
  const finders: ContentFinder[] = [];
  return {
    add: (finder) => void finders.push(finder),
    find: async (division, asked) => {
      const found = await Promise.all(finders.map((finder) => finder(division, asked)));
      return found.flat().slice(0, most);
    },
  };
}
