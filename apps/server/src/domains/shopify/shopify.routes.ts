import { ok } from '../../http/answer.ts';
import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { ManagedSends } from './managed-sends.ts';
import type { ManagedShopify, ShopifyManager } from './managed-shopify.ts';

const managerOf = ({ division, visitor, idempotencyKey: key }: CallContext): ShopifyManager => ({
  division,
  actor: visitor.identity,
  key,
});

/** Calls of the connection to Shopify and of sending products there, all of the store's team. */
export function shopifyRoutes(connection: ManagedShopify, sends: ManagedSends): Route[] {
  return [
    route('dashboard.shopify', async ({ division }) => ok(await connection.get(division))),
    route('dashboard.connectShopify', (context, { body }) => connection.connect(managerOf(context), body)),
    route('dashboard.updateShopify', (context, { body }) => connection.update(managerOf(context), body)),
    route('dashboard.checkShopify', (context) => connection.check(managerOf(context))),
    route('dashboard.disconnectShopify', (context) => connection.disconnect(managerOf(context))),
    route('dashboard.shopifySends', ({ division }, { query }) => sends.list(division, query)),
    route('dashboard.sendToShopify', (context, { body }) => sends.start(managerOf(context), body)),
    route('dashboard.shopifySend', ({ division }, { params, query }) =>
      sends.get(division, params.id, query),
    ),
  ];
}
