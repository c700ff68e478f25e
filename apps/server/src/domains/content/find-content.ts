import { wordsOf } from '../../texts/search-words.ts';
import type { ContentFinder } from '../catalogue/search/content-finders.ts';
import { searchPages, type FoundPage, type SearchedPage } from '../pages/search-pages.ts';
import type { BlogService } from './blog/blog.service.ts';
import type { PostRow } from './blog/blog.repository.ts';
import { postPath } from './blog/posts.ts';
import type { HelpService } from './help/help.service.ts';

/** Most pages of a kind. */
const most = 3;
/** How much a word of a post counts by where it stands. */
const weights = { title: 8, tag: 4, excerpt: 1 } as const;
/** Letters from which on a search asks the help: the beginning of a word finds too much there. */
const shortest = 4;

function toSearchedPost({ url, title, excerpt, tags }: PostRow): SearchedPage {
  const counted = new Map<string, number>();
  const count = (text: string, weight: number): void => {
    for (const { stem } of wordsOf(text)) counted.set(stem, Math.max(counted.get(stem) ?? 0, weight));
  };
  count(title, weights.title);
  for (const tag of tags) count(tag, weights.tag);
  count(excerpt, weights.excerpt);
  return {
    page: { path: postPath(url), title, description: excerpt || null, icon: null },
    weights: counted,
  };
}

/** Finds posts of the blog. */
export const postFinder =
  (blog: Pick<BlogService, 'published'>): ContentFinder =>
  async (division, { query }) =>
    query.trim() === '' ? [] : searchPages((await blog.published(division)).map(toSearchedPost), query, most);

/** Finds questions of the help, in the language of the shopper. */
export const questionFinder =
  (help: Pick<HelpService, 'list'>): ContentFinder =>
  async (division, { query, language }) => {
    const search = query.trim();
    if (search.length < shortest) return [];
    const { found } = await help.list(division, { search, language });
    return (found ?? []).slice(0, most).map(({ name, title }): FoundPage => ({
      path: `/help/question/${encodeURIComponent(name)}/`,
      title,
      description: null,
      icon: null,
    }));
  };
