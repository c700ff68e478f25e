import type { CallContext } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { ManagedAccounts, PaymentsManager } from './managed-accounts.ts';

const managerOf = ({ division, visitor, idempotencyKey: key, origin }: CallContext): PaymentsManager => ({
  division,
  actor: visitor.identity,
  key,
  origin,
});

/** Calls of how a store takes money, all of its team. */
export function accountsRoutes(managed: ManagedAccounts): Route[] {
  return [
    route('dashboard.payments', async (context, { query }) => managed.list(managerOf(context), query)),
    route('dashboard.addPaymentAccount', async (context, { body }) => managed.add(managerOf(context), body)),
    route('dashboard.updatePaymentAccount', async (context, { params, body }) =>
      managed.update(managerOf(context), params.id, body),
    ),
    route('dashboard.removePaymentAccount', async (context, { params }) =>
      managed.remove(managerOf(context), params.id),
    ),
    route('dashboard.updatePaymentMethods', async (context, { body }) =>
      managed.offer(managerOf(context), body),
    ),
    route('dashboard.payouts', async (context, { query }) => managed.payouts(managerOf(context), query)),
  ];
}
