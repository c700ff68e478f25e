import { route, type Route } from '../../../http/route.ts';
import type { StockNotices } from './stock-notices.service.ts';

/** The call that asks to be told. */
export function stockNoticesRoutes(notices: Pick<StockNotices, 'ask'>): Route[] {
  return [
    route('products.tellWhenBack', ({ division, ip, language }, { body }) =>
      notices.ask({ division, ip, language }, body),
    ),
  ];
}
