import type { Core } from '../../core.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import { createShopifyRoom } from './shopify.ts';

/** Products of a store that are sold on Shopify too. */
export function createShopify(
  core: Core,
  { catalogue, notifications }: { catalogue: Catalogue; notifications: Notifications },
) {
  const { originOf } = notifications.mailer;
  return createShopifyRoom(core, {
    chosen: catalogue.chosen,
    product: (division, id) =>
      catalogue.products.get({ division, actor: null, storeOrigin: originOf(division), id }),
    originOf,
  });
}
