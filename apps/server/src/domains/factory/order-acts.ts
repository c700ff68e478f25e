import { statusTexts, type AtlasOrder } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { fail, type Failure, type Result } from '../../http/answer.ts';
import type { CallContext, Identity } from '../../http/context.ts';
import type { Division } from '../../tenancy/division.ts';
import type { OrderAt } from '../orders/cancel/owner-cancel.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { FactoryService } from './factory.service.ts';

/** Builds the frame in which staff act on an order: its store comes from the order, as the host of atlas names none. */
export function createOrderActs(
  { database, divisions }: Pick<Core, 'database' | 'divisions'>,
  { factory, orders }: { factory: Pick<FactoryService, 'order'>; orders: Pick<OrdersService, 'worked'> },
) {
  async function inStore<A>(id: number, work: (division: Division) => Promise<A>): Promise<A | Failure> {
    const division = await divisions.byId(id);
    return division ? work(division) : fail('not_found', statusTexts[404] ?? '');
  }

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

  const changed = (
    context: CallContext,
    orderId: number,
    work: (staff: Identity, at: OrderAt) => Promise<Result<unknown>>,
  ): Promise<Result<AtlasOrder>> =>
    ofOrder(context, orderId, async (staff, at) => {
      const done = await work(staff, at);
      return done.ok ? factory.order(staff, orderId) : done;
    });

  return {
    /** Runs in a store; fails with `not_found`. */
    inStore,
    /** Runs for the member of staff who is signed in, in the store of an order; fails with `unauthenticated` or `not_found`. */
    ofOrder,
    /** Does the same for what changes an order, which is the answer. */
    changed,
  };
}

/** The frame in which staff act on an order. */
export type OrderActs = ReturnType<typeof createOrderActs>;
