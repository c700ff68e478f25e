import type { CallAnswer } from '@omnis/api-client';
import { isHomeUrl } from '@omnis/models';
import type { PagesTexts } from '../texts/pages/index.ts';

/** A page in the list. */
export type PageRow = CallAnswer<'pages.list'>['items'][number];

/** Name of a page: its title, else its address. */
export function pageName(t: PagesTexts, { title, url }: Pick<PageRow, 'title' | 'url'>): string {
  return title.trim() || (isHomeUrl(url) ? t('home') : url);
}

const sortedBy = ({ title, url }: PageRow): string => title.trim() || url;

/** The home page first, then the others by name. */
export function inOrder(pages: readonly PageRow[]): PageRow[] {
  const rank = ({ url }: PageRow): number => (isHomeUrl(url) ? 0 : 1);
  return pages.toSorted(
    (one, other) => rank(one) - rank(other) || sortedBy(one).localeCompare(sortedBy(other), 'en-GB'),
  );
}
