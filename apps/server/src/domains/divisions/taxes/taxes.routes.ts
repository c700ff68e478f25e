import type { CallContext } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { ManagedTaxes, TaxManager } from './managed-taxes.ts';

const managerOf = ({ division, visitor, idempotencyKey: key }: CallContext): TaxManager => ({
  division,
  actor: visitor.identity,
  key,
});

/** Calls of a store's taxes, all of its team. */
export function taxesRoutes(managed: ManagedTaxes): Route[] {
  return [
    route('dashboard.taxes', async ({ division }, { query }) => managed.list(division, query)),
    route('dashboard.addTaxRegistration', async (context, { body }) => managed.add(managerOf(context), body)),
    route('dashboard.updateTaxSettings', async (context, { body }) =>
      managed.updateSettings(managerOf(context), body),
    ),
    route('dashboard.updateTaxRegistration', async (context, { params, body }) =>
      managed.update(managerOf(context), params.country, body),
    ),
    route('dashboard.removeTaxRegistration', async (context, { params }) =>
      managed.remove(managerOf(context), params.country),
    ),
  ];
}
