import type { Core } from '../../core.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Customers } from '../customers/customers.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import type { Orders } from '../orders/create-orders.ts';
import type { Stock } from '../stock/create-stock.ts';
import type { WebhookOutlet } from './post-webhook.ts';
import { createWebhooksRoom } from './webhooks.ts';

/** The domains that webhooks tell of. */
export interface ToldDomains {
  readonly catalogue: Catalogue;
  readonly customers: Customers;
  readonly notifications: Notifications;
  readonly orders: Orders;
  readonly stock: Stock;
  readonly outlet?: WebhookOutlet | undefined;
}

/** Webhooks, which tell other programs of what happens in a store. */
export function createWebhooks(
  core: Core,
  { catalogue, customers, notifications, orders, stock, outlet }: ToldDomains,
) {
  return createWebhooksRoom(core, {
    order: (division, id) => orders.service.managedById(division.id, id),
    product: (division, id) =>
      catalogue.products.get({
        division,
        actor: null,
        storeOrigin: notifications.mailer.originOf(division),
        id,
      }),
    customer: (division, id) => customers.managed.find(division, id),
    countCustomers: (division) => customers.counting.catchUp(division),
    watchStock: (db, division) => stock.lowStock.watch(db, division),
    outlet,
  });
}
