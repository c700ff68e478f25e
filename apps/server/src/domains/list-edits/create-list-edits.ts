import type { Core } from '../../core.ts';
import type { Customers } from '../customers/customers.ts';
import type { Discounts } from '../discounts/discounts.ts';
import type { Orders } from '../orders/create-orders.ts';
import type { Pages } from '../pages/create-pages.ts';
import type { Stock } from '../stock/create-stock.ts';
import { customerRows } from './customer-rows.ts';
import { discountRows } from './discount-rows.ts';
import { createListEditsRoom } from './list-edits.ts';
import { orderRows } from './order-rows.ts';
import { pageRows } from './page-rows.ts';
import { stockRows } from './stock-rows.ts';

/** The domains that have lists. */
export interface ListDomains {
  readonly customers: Customers;
  readonly discounts: Discounts;
  readonly orders: Orders;
  readonly pages: Pages;
  readonly stock: Stock;
}

/** Edits of many rows of the dashboard's lists. */
export function createListEdits(core: Core, { customers, discounts, orders, pages, stock }: ListDomains) {
  return createListEditsRoom(core, {
    lists: [
      orderRows({
        find: (division, id) => orders.service.managedById(division.id, id),
        notes: orders.orderNotes,
        fulfilments: orders.fulfilments,
      }),
      customerRows(customers.managed),
      discountRows(discounts.managed, discounts.kept),
      pageRows(pages.kept),
      stockRows(stock.managed),
    ],
    stockThatMatches: (division, which) => stock.managed.matching(division, which),
  });
}
