import type { Core } from '../../core.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import { createBadgesService } from '../divisions/badges/badges.service.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Customers } from '../customers/customers.ts';
import type { Discounts } from '../discounts/discounts.ts';
import type { Orders } from '../orders/create-orders.ts';
import { createModelsRoom } from './models.ts';

/** The domains whose things are models. */
export interface ModelDomains {
  readonly accounts: Accounts;
  readonly catalogue: Catalogue;
  readonly customers: Customers;
  readonly discounts: Discounts;
  readonly orders: Orders;
}

/** Models by their ids, out of all domains that have some. */
export function createModels(
  core: Core,
  { accounts, catalogue, customers, discounts, orders }: ModelDomains,
) {
  return createModelsRoom(core, {
    shop: catalogue.models,
    users: accounts.staff.models,
    orders: (division, id) => orders.service.managedById(division, id),
    customers: (division, id) => customers.managed.find(division, id),
    customersOf: customers.managed.byOrders,
    newestCustomers: customers.managed.newest,
    products: (division, id) => catalogue.products.get({ division, actor: null, storeOrigin: '', id }),
    approvals: catalogue.approvals,
    badgesOf: createBadgesService(core),
    teamOf: (division) => accounts.team.ids(division),
    discounts: (division, id) => discounts.managed.find(division, id),
    orderOfItem: (division, item) => orders.service.orderOfItem(division, item),
    small: catalogue.small,
  });
}
