import type { Core } from '../../../core.ts';
import { createManagedTaxes } from './managed-taxes.ts';
import { taxesRoutes } from './taxes.routes.ts';

/** The domain of a store's taxes: what its team manages, with its calls. Baskets and checkouts are charged by `order-tax.ts`. */
export function createStoreTaxes(core: Core) {
  const managed = createManagedTaxes(core);
  return { managed, routes: taxesRoutes(managed) };
}
