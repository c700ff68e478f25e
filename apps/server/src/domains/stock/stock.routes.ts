import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { LowStock } from './low-stock.ts';
import type { ManagedStock, StockManager } from './managed-stock.ts';

const managerOf = ({ division, visitor, idempotencyKey: key }: CallContext): StockManager => ({
  division,
  actor: visitor.identity,
  key,
});

/** Calls of stock, all of the store's team. */
export function stockRoutes({
  managed,
  lowStock,
}: {
  readonly managed: ManagedStock;
  readonly lowStock: LowStock;
}): Route[] {
  return [
    route('dashboard.stock', async ({ division }, { query }) => managed.list(division, query)),
    route('dashboard.adjustStock', async (context, { params, body }) =>
      managed.adjust(managerOf(context), params.variantId, body),
    ),
    route('dashboard.stockHistory', async ({ division }, { params, query }) =>
      managed.history(division, params.variantId, query),
    ),
    route('dashboard.stockSettings', async ({ division }) => lowStock.settings(division)),
    route('dashboard.updateStockSettings', async (context, { body }) =>
      lowStock.update(managerOf(context), body),
    ),
  ];
}
