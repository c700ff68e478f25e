import type { CallAnswer } from '@omnis/api-client';
import { isHomeUrl } from '@omnis/models';

/** A page in the list. */
export type PageRow = CallAnswer<'pages.list'>['items'][number];

/** What a page is called: its title, else its address. */
export function pageName({ title, url }: Pick<PageRow, 'title' | 'url'>): string {
  return title.trim() || (isHomeUrl(url) ? 'Home' : url);
}

/** The home page first, then the others by name. */
export function inOrder(pages: readonly PageRow[]): PageRow[] {
  const rank = ({ url }: PageRow): number => (isHomeUrl(url) ? 0 : 1);
  return pages.toSorted(
    (one, other) => rank(one) - rank(other) || pageName(one).localeCompare(pageName(other), 'en-GB'),
  );
}
