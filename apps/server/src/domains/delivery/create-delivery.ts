import type { Core } from '../../core.ts';
import { createShipping } from './shipping.ts';
import { createDeliveryZones } from './zones/delivery-zones.ts';

/** How orders get to their shoppers. */
export function createDelivery(core: Pick<Core, 'database' | 'cache'>) {
  return { shipping: createShipping(core), routes: createDeliveryZones(core).routes };
}

/** The domain of delivery. */
export type Delivery = ReturnType<typeof createDelivery>;
