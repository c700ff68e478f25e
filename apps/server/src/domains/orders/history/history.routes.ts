import { statusTexts } from '@omnis/contract';
import { fail } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import type { OrderHistory } from './history.service.ts';

/** The call of order histories; the preview origin never holds anybody's orders. */
export function orderHistoryRoutes(history: OrderHistory): Route[] {
  return [
    route('orders.history', async ({ division, ip, hostKind }, { params, query }) =>
      hostKind === 'preview'
        ? fail('not_found', statusTexts[404] ?? '')
        : history({ division: division.id, ip }, params.customerHash, query),
    ),
  ];
}
