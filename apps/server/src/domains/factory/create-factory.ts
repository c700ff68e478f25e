import type { Core } from '../../core.ts';
import type { Route } from '../../http/route.ts';
import type { Customers } from '../customers/customers.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import type { Orders } from '../orders/create-orders.ts';
import type { Stock } from '../stock/create-stock.ts';
import { factoryRoutes } from './factory.routes.ts';
import { createFactoryService } from './factory.service.ts';
import { createOrderActs } from './order-acts.ts';
import { createOrderWork } from './order-work.ts';
import { createStoreOrders } from './store-orders.ts';

/** Work of the platform's staff on orders of all stores. */
export function createFactory(
  core: Core,
  {
    customers,
    notifications,
    orders,
    stock,
  }: {
    customers: Customers;
    notifications: Notifications;
    orders: Orders;
    stock: Stock;
  },
) {
  const { service: ofStores, booking, recordedPayments, handRefunds, reprints, editing, list } = orders;
  const service = createFactoryService(core, {
    orders: ofStores,
    mailer: notifications.mailer,
    booking,
    recordedPayments,
    handRefunds,
    reprints,
  });
  const acts = createOrderActs(core, { factory: service, orders: ofStores });
  const storeOrders = createStoreOrders({
    factory: service,
    acts,
    editing,
    list,
    stock: stock.managed,
    customers: customers.managed,
  });
  const orderWork = createOrderWork(acts, orders);
  const routes: Route[] = [...factoryRoutes(service), ...storeOrders.routes, ...orderWork.routes];
  return { routes };
}
