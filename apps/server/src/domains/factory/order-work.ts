import { route, type Route } from '../../http/route.ts';
import type { Orders } from '../orders/create-orders.ts';
import type { OrderActs } from './order-acts.ts';

/**
 * Work of staff on placed orders of any store, by the very rules that the store's own team has: notes, emails, cancelling and
 * parcels.
 */
export function createOrderWork(
  { changed }: Pick<OrderActs, 'changed'>,
  {
    orderNotes,
    orderMails,
    ownerCancels,
    fulfilments,
  }: Pick<Orders, 'orderNotes' | 'orderMails' | 'ownerCancels' | 'fulfilments'>,
): { routes: Route[] } {
  return {
    routes: [
      route('atlas.addOrderNote', (context, { params, body }) =>
        changed(context, params.id, (staff, at) => orderNotes.add(staff, at, body)),
      ),
      route('atlas.sendOrderMail', (context, { params, body }) =>
        changed(context, params.id, (staff, at) => orderMails.sendAgain(staff, at, body)),
      ),
      route('atlas.cancelOrder', (context, { params, body }) =>
        changed(context, params.id, (staff, at) => ownerCancels.cancel(staff, at, body)),
      ),
      route('atlas.fulfilOrder', (context, { params, body }) =>
        changed(context, params.id, (staff, at) => fulfilments.fulfil(staff, at, body)),
      ),
      route('atlas.completeOrder', (context, { params }) =>
        changed(context, params.id, (staff, at) => fulfilments.complete(staff, at)),
      ),
      route('atlas.readyOrder', (context, { params }) =>
        changed(context, params.id, (staff, at) => fulfilments.ready(staff, at)),
      ),
      route('atlas.updateFulfilment', (context, { params: { id, fulfilment }, body }) =>
        changed(context, id, (staff, at) => fulfilments.change(staff, { ...at, fulfilment }, body)),
      ),
      route('atlas.cancelFulfilment', (context, { params: { id, fulfilment }, body }) =>
        changed(context, id, (staff, at) => fulfilments.cancel(staff, { ...at, fulfilment }, body.version)),
      ),
    ],
  };
}
