import type { Core } from '../../../core.ts';
import { deliveryZonesRoutes } from './delivery-zones.routes.ts';
import { createManagedZones } from './managed-zones.ts';

/** The domain of delivery zones: what a store's team manages, with its calls. Checkouts read the methods by `shipping.ts`. */
export function createDeliveryZones(core: Pick<Core, 'database' | 'cache'>) {
  const managed = createManagedZones(core);
  return { managed, routes: deliveryZonesRoutes(managed) };
}
