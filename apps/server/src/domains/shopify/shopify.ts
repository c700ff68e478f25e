import type { Core } from '../../core.ts';
import { createManagedSends, type ChosenProducts } from './managed-sends.ts';
import { createManagedShopify } from './managed-shopify.ts';
import { handleSends, type SendingDeps } from './send-products.ts';
import { shopifyApi } from './shopify-api.ts';
import { shopifyRoutes } from './shopify.routes.ts';

/** Dependencies of Shopify on other domains. */
export interface ShopifyDeps extends Omit<SendingDeps, 'api'> {
  readonly chosen: ChosenProducts;
}

/** The connection of stores to Shopify, and products that are sent there (platform.md §6: a Shopify delivery profile). */
export function createShopifyRoom(core: Core, { chosen, ...sending }: ShopifyDeps) {
  const api = shopifyApi(core.config.shopifyApiBase);
  handleSends(core, { ...sending, api });
  const routes = shopifyRoutes(createManagedShopify(core, api), createManagedSends(core, chosen));
  return { routes };
}
