import { collectionFinder } from '../catalogue/collections/find-collections.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import { productFinder } from '../catalogue/editing/find-products.ts';
import type { Customers } from '../customers/customers.ts';
import { customerFinder } from '../customers/find-customers.ts';
import type { Discounts } from '../discounts/discounts.ts';
import { discountFinder } from '../discounts/find-discounts.ts';
import type { Orders } from '../orders/create-orders.ts';
import type { Pages } from '../pages/create-pages.ts';
import { pageFinder } from '../pages/find-pages.ts';
import { createSearchRoom } from './find-all.ts';

/** The domains that the search of the dashboard finds things of. */
export interface FoundDomains {
  readonly catalogue: Catalogue;
  readonly customers: Customers;
  readonly discounts: Discounts;
  readonly orders: Orders;
  readonly pages: Pages;
}

/** The search of the dashboard; another kind is one more finder. */
export function createSearch({ catalogue, customers, discounts, orders, pages }: FoundDomains) {
  return createSearchRoom([
    { kind: 'orders', permission: 'orders', find: orders.list.find },
    { kind: 'customers', permission: 'orders', find: customerFinder(customers.managed) },
    { kind: 'products', permission: 'products', find: productFinder(catalogue.products) },
    { kind: 'collections', permission: 'products', find: collectionFinder(catalogue.collections) },
    { kind: 'discounts', permission: 'products', find: discountFinder(discounts.managed) },
    { kind: 'pages', permission: 'pages', find: pageFinder(pages.service) },
  ]);
}
