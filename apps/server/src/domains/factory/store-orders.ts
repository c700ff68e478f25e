import { statusTexts, type AtlasOrder, type DraftCustomer } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import type { CallContext, Identity } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { ManagedCustomers } from '../customers/managed-customers.ts';
import type { Division } from '../../tenancy/division.ts';
import type { OrderAt } from '../orders/cancel/owner-cancel.service.ts';
import type { OrderEditing } from '../orders/edit/create-order-edits.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { ManagedStock } from '../stock/managed-stock.ts';
import type { FactoryService } from './factory.service.ts';

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

/**
 * Drafts and edits of orders by staff, in any store, by the very rules that the store's own team has. The store comes from the
 * path or from the order, as the host of atlas names none.
 */
export function createStoreOrders(
  { database, divisions }: Pick<Core, 'database' | 'divisions'>,
  deps: {
    factory: Pick<FactoryService, 'order'>;
    orders: Pick<OrdersService, 'worked'>;
    editing: OrderEditing;
    stock: Pick<ManagedStock, 'list'>;
    customers: Pick<ManagedCustomers, 'list' | 'find'>;
  },
): { routes: Route[] } {
  const { factory, orders, stock, customers } = deps;
  const { drafts, edits, payLinks } = deps.editing;

  async function inStore<T>(
    id: number,
    work: (division: Division) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const division = await divisions.byId(id);
    return division ? work(division) : gone();
  }

  /** Runs for the member of staff who is signed in, in the store of an order. */
  async function ofOrder<T>(
    { visitor, idempotencyKey: key }: CallContext,
    orderId: number,
    work: (staff: Identity, at: OrderAt) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const { identity: staff } = visitor;
    if (staff?.kind !== 'staff') return fail('unauthenticated', 'Sign in to go on');
    const worked = await database.platform((db) => orders.worked(db, orderId));
    if (!worked.ok) return worked;
    return inStore(worked.value.order.division.id, (division) => work(staff, { division, orderId, key }));
  }

  /** The same for what changes an order, which is the answer. */
  const changed = (
    context: CallContext,
    orderId: number,
    work: (staff: Identity, at: OrderAt) => Promise<Result<unknown>>,
  ): Promise<Result<AtlasOrder>> =>
    ofOrder(context, orderId, async (staff, at) => {
      const done = await work(staff, at);
      return done.ok ? factory.order(staff, orderId) : done;
    });

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
