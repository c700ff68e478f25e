import type { Core } from '../../../core.ts';
import type { Delivery } from '../../delivery/create-delivery.ts';
import { addressesRoutes } from './addresses.routes.ts';
import { createAddressesService } from './addresses.service.ts';

/** The addresses that customers keep. */
export function createAddresses(core: Core, { delivery }: { delivery: Delivery }) {
  const service = createAddressesService(core, delivery.shipping);
  return { service, routes: addressesRoutes(service) };
}

/** The addresses that customers keep. */
export type Addresses = ReturnType<typeof createAddresses>;
