/** Reviews of one page. */
export const reviewsPerPage = 5;

const key = 'reviews';

/** The page of reviews in an address: `?reviews=2`. */
export const reviewsPage = {
  /** From 1; 1 for what is not understood. */
  read: (query: URLSearchParams): number => {
    const text = query.get(key) ?? '';
    return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  },
  /** A query, with its `?`, with another page of reviews. */
  write: (search: string, page: number): string => {
    const query = new URLSearchParams(search);
    if (page > 1) query.set(key, String(page));
    else query.delete(key);
    const text = query.toString();
    return text === '' ? '' : `?${text}`;
  },
};

/** Where the reviews end, for an address past their end; null for a page that there is. */
export function endOfReviews({ pathname, search, searchParams }: URL, total: number): string | null {
  const last = Math.max(1, Math.ceil(total / reviewsPerPage));
  return reviewsPage.read(searchParams) > last ? pathname + reviewsPage.write(search, last) : null;
}
