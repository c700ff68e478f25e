import { pageNumber, type ReadArg } from '@omnis/shop-kit';

/** Posts on a page: the large one and three rows of three. */
const perPage = 10;

/** The argument of a list's read, by its address. */
export function listArg(query: URLSearchParams, tag?: string): ReadArg<'blogPaginate'> {
  return { query: { paginate: perPage, page: pageNumber(query), ...(tag === undefined ? {} : { tag }) } };
}

/** Path of a page of all posts, or of those of a topic. */
export function listPath(tag?: string, page = 1): string {
  const path = tag === undefined ? '/blog/' : `/blog/tagged/${encodeURIComponent(tag)}/`;
  return page === 1 ? path : `${path}?page=${page}`;
}
