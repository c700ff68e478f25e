import type { Core } from '../../core.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import { createLowStock, type LowStockDeps } from './low-stock.ts';
import { createManagedStock } from './managed-stock.ts';
import { stockRoutes } from './stock.routes.ts';

/**
 * The domain of stock: what a store's team manages, with its calls, and the emails about what is low. Orders take and give
 * back stock by `stock.ts`, in transactions of their own.
 */
export function createStock(
  core: Pick<Core, 'database' | 'reading' | 'jobs' | 'divisions'>,
  deps: LowStockDeps & { readonly catalogue: CatalogueLookups },
) {
  const managed = createManagedStock(core, deps);
  const lowStock = createLowStock(core, deps);
  return { managed, lowStock, routes: stockRoutes({ managed, lowStock }) };
}
