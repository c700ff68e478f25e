import type { DraftCustomer } from '@omnis/contract';
import { fail, ok, type Result } from '../../http/answer.ts';
import { route, type Route } from '../../http/route.ts';
import type { ManagedCustomers } from '../customers/managed-customers.ts';
import type { Division } from '../../tenancy/division.ts';
import type { OrderEditing } from '../orders/edit/create-order-edits.ts';
import type { OrderListRoom } from '../orders/list/create-order-list.ts';
import type { ManagedStock } from '../stock/managed-stock.ts';
import type { FactoryService } from './factory.service.ts';
import type { OrderActs } from './order-acts.ts';

/**
 * Drafts, edits and files of orders by staff, in any store, by the very rules that the store's own team has. The store comes from the
 * path or from the order, as the host of atlas names none.
 */
export function createStoreOrders(deps: {
  factory: Pick<FactoryService, 'order'>;
  acts: OrderActs;
  editing: OrderEditing;
  stock: Pick<ManagedStock, 'list'>;
  customers: Pick<ManagedCustomers, 'list' | 'find'>;
  list: Pick<OrderListRoom, 'file'>;
}): { routes: Route[] } {
  const { factory, stock, customers, list } = deps;
  const { inStore, ofOrder, changed } = deps.acts;
  const { drafts, edits, payLinks } = deps.editing;

  async function findCustomers(
    division: Division,
    asked: { search: string; limit: number },
  ): Promise<Result<{ items: DraftCustomer[] }>> {
    const found = await customers.list(division, { ...asked, sort: 'last_order' });
    if (!found.ok) return found;
    const read = await Promise.all(found.value.items.map(({ id }) => customers.find(division, id)));
    return ok({
      items: read.flatMap((each) => {
        if (!each.ok) return [];
        const { id, email, firstName, lastName, company, phone, addresses } = each.value;
        return [{ id, email, firstName, lastName, company, phone, addresses }];
      }),
    });
  }

  return {
    routes: [
      route('atlas.createDraft', (context, { params, body }) =>
        inStore(params.division, async (division) => {
          const { identity: staff } = context.visitor;
          if (staff?.kind !== 'staff') return fail('unauthenticated', 'Sign in to go on');
          const created = await drafts.create(staff, { division, key: context.idempotencyKey }, body);
          return created.ok ? factory.order(staff, created.value) : created;
        }),
      ),
      route('atlas.priceDraft', (_context, { params, body }) =>
        inStore(params.division, (division) => drafts.price(division, body)),
      ),
      route('atlas.storeVariants', (_context, { params, query }) =>
        inStore(params.division, async (division) => {
          const found = await stock.list(division, { ...query, filter: 'all' });
          return found.ok ? ok({ items: found.value.items }) : found;
        }),
      ),
      route('atlas.storeCustomers', (_context, { params, query }) =>
        inStore(params.division, (division) => findCustomers(division, query)),
      ),
      route('atlas.exportOrders', ({ visitor }, { params, query }) =>
        inStore(params.division, (division) => list.file.file(division, visitor.identity, query)),
      ),
      route('atlas.updateOrder', (context, { params, body }) =>
        changed(context, params.id, (staff, at) => edits.update(staff, at, body)),
      ),
      route('atlas.deleteDraft', (context, { params, query }) =>
        ofOrder(context, params.id, (staff, at) => drafts.remove(staff, at, query.version)),
      ),
      route('atlas.sendPayLink', (context, { params, body }) =>
        changed(context, params.id, (staff, at) => payLinks.send(staff, at, body.version)),
      ),
    ],
  };
}
