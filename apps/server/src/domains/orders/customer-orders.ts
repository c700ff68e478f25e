import type { Address } from '@omnis/contract';
import type { CurrencyCode } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Division } from '../../tenancy/division.ts';
import { aftermathOf } from './aftermath.ts';
import { toManagedRow, type ManagedOrderRow } from './managed-order.view.ts';
import { summariseLines } from './orders.repository.ts';
import { ownMinor } from './overview.ts';
import { readOrder } from './orders.view.ts';
import { givenBack, missing } from './sales.repository.ts';
import { soldStates } from './order-state.ts';

/** People by the ids of their accounts and by addresses, in small letters, at which they ordered as guests. */
export interface Buyers {
  readonly accounts: readonly string[];
  readonly emails: readonly string[];
}

/** The orders `orders` that some buyers placed. Those of a deleted account are nobody's. */
const theirs = ({
  accounts,
  emails,
}: Buyers) => sql<boolean>`orders.draft IS NULL AND (orders.customer_id = any(${[...accounts]}::uuid[])
  OR (orders.customer_id IS NULL AND lower(orders.email) = any(${[...emails]}::text[])))`;

/** The buyer of an order. */
export interface OrderBuyer {
  /** Of the account that it was placed with. */
  readonly account: string | null;
  /** In small letters. */
  readonly email: string;
}

/** Reads the customers who placed some orders, each with the order. */
export async function buyersOf(
  { query }: Db,
  division: number,
  ids: readonly number[],
): Promise<(OrderBuyer & { readonly order: number })[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('orders')
    .select(['id', 'customer_id', 'email'])
    .where('division_id', '=', division)
    .where('draft', 'is', null)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();
  return rows.map((row) => ({ order: row.id, account: row.customer_id, email: row.email.toLowerCase() }));
}

/** Figures of a buyer, and what their last order says of them. */
export interface BuyerFigures extends OrderBuyer {
  /** Orders whose payment did not fail. */
  readonly orders: number;
  /** After refunds, in minor units of the store's currency. */
  readonly spentMinor: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly lastAddress: Address;
  readonly lastPhone: string;
}

/** Figures of some buyers: one row for each account, and for each address without one. */
export async function figuresOf({ query }: Db, division: Division, buyers: Buyers): Promise<BuyerFigures[]> {
  const at = query.selectFrom('orders').where('division_id', '=', division.id).where(theirs(buyers));
  const buyer = sql<string>`coalesce(customer_id::text, lower(email))`;
  const [sums, last] = await Promise.all([
    at
      .select([
        buyer.as('buyer'),
        'currency',
        'exchange_rate',
        sql<number | string>`count(*) FILTER (WHERE payment_state <> 'failed')`.as('orders'),
        sql<
          number | string
        >`coalesce(sum(total_minor - ${missing} - ${givenBack}) FILTER (WHERE payment_state = any(${soldStates}::text[])), 0)`.as(
          'spent',
        ),
        sql<Date>`min(created_at)`.as('first_at'),
      ])
      .groupBy([buyer, 'currency', 'exchange_rate'])
      .execute(),
    at
      .selectAll()
      .select(buyer.as('buyer'))
      .distinctOn(buyer)
      .orderBy(buyer)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return last.map((order) => {
    const own = sums.filter((sum) => sum.buyer === order.buyer);
    return {
      account: order.customer_id,
      email: order.email.toLowerCase(),
      orders: own.reduce((count, sum) => count + Number(sum.orders), 0),
      spentMinor: own.reduce((minor, sum) => minor + inOwn(sum, division.currency), 0),
      firstAt: own.reduce((first, sum) => (sum.first_at < first ? sum.first_at : first), order.created_at),
      lastAt: order.created_at,
      lastAddress: readOrder(order).shippingAddress,
      lastPhone: order.phone,
    };
  });
}

const inOwn = (
  sum: { currency: string; exchange_rate: number | string; spent: number | string },
  own: CurrencyCode,
): number =>
  ownMinor({ currency: sum.currency, rate: Number(sum.exchange_rate), totalMinor: Number(sum.spent) }, own);

/** Orders of a buyer as their store's team sees them, newest first, with the addresses that they went to. */
export async function ordersOf(
  db: Db,
  division: Division,
  { buyers, limit }: { buyers: Buyers; limit: number },
): Promise<{ rows: ManagedOrderRow[]; addresses: Address[] }> {
  const orders = await db.query
    .selectFrom('orders')
    .selectAll()
    .where('division_id', '=', division.id)
    .where(theirs(buyers))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const [lines, aftermath] = await Promise.all([summariseLines(db, orders), aftermathOf(db, orders)]);
  const now = new Date();
  return {
    rows: orders.map((order) =>
      toManagedRow(order, {
        divisionName: division.name,
        lines: lines.get(order.id),
        refunded: aftermath(order).refunded ?? 0,
        now,
      }),
    ),
    addresses: orders.map((order) => readOrder(order).shippingAddress),
  };
}
