import type { CallContext } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { DeliveryManager, ManagedZones } from './managed-zones.ts';

const managerOf = ({ division, visitor, idempotencyKey: key }: CallContext): DeliveryManager => ({
  division,
  actor: visitor.identity,
  key,
});

/** Calls of delivery zones, all of the store's team. */
export function deliveryZonesRoutes(managed: ManagedZones): Route[] {
  return [
    route('dashboard.deliveryZones', async ({ division }, { query }) => managed.list(division, query)),
    route('dashboard.createDeliveryZone', async (context, { body }) =>
      managed.create(managerOf(context), body),
    ),
    route('dashboard.updateDeliveryZone', async (context, { params, body }) =>
      managed.update(managerOf(context), params.id, body),
    ),
    route('dashboard.deleteDeliveryZone', async (context, { params }) =>
      managed.remove(managerOf(context), params.id),
    ),
  ];
}
