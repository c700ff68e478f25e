import type { QueuedEvent } from '@omnis/shop-kit';
import { searchTerm } from '@omnis/shopping';
import { matchPath } from 'react-router';

/** Characters of a search that are counted. */
const longestTerm = 100;

/** Where a product is. */
export const productPlace = '/product/:product/:colour?';

/** Events of a page that a visitor has reached: that it was seen, and what it is. */
export function placeEvents(pathname: string, search: string, title: string): QueuedEvent[] {
  const events: QueuedEvent[] = [{ name: 'page_view', data: { title: title.slice(0, 200) } }];
  const product = matchPath(productPlace, pathname)?.params;
  if (product?.product !== undefined)
    events.push({
      name: 'view_item',
      data: { item: product.product.slice(0, 200), ...(product.colour ? { colour: product.colour } : {}) },
    });
  const term = searchTerm(new URLSearchParams(search)).trim().slice(0, longestTerm);
  if (matchPath('/search', pathname) && term !== '') events.push({ name: 'search', data: { term } });
  return events;
}
