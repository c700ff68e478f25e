import type { CallContext } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { CurrencyManager, ManagedCurrencies } from './managed-currencies.ts';

const managerOf = ({ division, visitor, idempotencyKey: key }: CallContext): CurrencyManager => ({
  division,
  actor: visitor.identity,
  key,
});

/** Calls of a store's currencies, all of its team. */
export function currenciesRoutes(managed: ManagedCurrencies): Route[] {
  return [
    route('dashboard.currencies', async ({ division }, { query }) => managed.list(division, query)),
    route('dashboard.addCurrency', async (context, { body }) => managed.add(managerOf(context), body)),
    route('dashboard.updateCurrency', async (context, { params, body }) =>
      managed.update(managerOf(context), params.code, body),
    ),
    route('dashboard.removeCurrency', async (context, { params }) =>
      managed.remove(managerOf(context), params.code),
    ),
  ];
}
