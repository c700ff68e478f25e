import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { DiscountManager, ManagedDiscounts } from './managed-discounts.ts';

const managerOf = ({ division, visitor, idempotencyKey: key }: CallContext): DiscountManager => ({
  division,
  actor: visitor.identity,
  key,
});

/** Calls of discounts, all of the store's team. */
export function discountsRoutes(managed: ManagedDiscounts): Route[] {
  return [
    route('dashboard.discounts', async ({ division }, { query }) => managed.list(division, query)),
    route('dashboard.discount', async ({ division }, { params }) => managed.find(division, params.id)),
    route('dashboard.createDiscount', async (context, { body }) => managed.create(managerOf(context), body)),
    route('dashboard.updateDiscount', async (context, { params, body }) =>
      managed.update(managerOf(context), params.id, body),
    ),
    route('dashboard.deleteDiscount', async (context, { params }) =>
      managed.remove(managerOf(context), params.id),
    ),
    route('dashboard.addDiscountCodes', async (context, { params, body }) =>
      managed.addCodes(managerOf(context), params.id, body),
    ),
    route('dashboard.discountCodes', async ({ division }, { params }) => managed.codes(division, params.id)),
  ];
}
