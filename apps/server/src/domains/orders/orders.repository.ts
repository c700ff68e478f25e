import type { OrderPaymentState } from '@omnis/contract';
import type { CurrencyCode, OrderStatusCode } from '@omnis/models';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { amountConditions, dayConditions, oneOf } from './list/placed-conditions.ts';
import { paymentCondition } from './list/payment-condition.ts';
import type { OrderRow } from './orders.types.ts';

/** Summary of an order's lines in a list. */
export interface LinesSummary {
  /** Units over all lines. */
  quantity: number;
  /** First picture there is. */
  image: string | null;
}

/** Which orders a list is about. */
export interface OrderFilter {
  /** null: all stores, which needs the platform's role. */
  division: number | null;
  customer?: string;
  /** Address that it was placed with, in small letters. */
  email?: string;
  /** Beginnings of words in number, names, email address, postcodes and names of products. */
  words?: readonly string[];
  placedBefore?: Date;
  placedAfter?: Date;
  payment?: OrderPaymentState;
  /** ISO 3166 code of where it is sent. */
  country?: string;
  /** First and last day that they were placed on, in a time zone. */
  days?: { from?: string | undefined; to?: string | undefined; timeZone: string };
  /** Lowest and highest total, in major units of each order's own currency. */
  amount?: { min?: number | undefined; max?: number | undefined; currencies: readonly CurrencyCode[] };
  /** Terms that they have, such as a tag. */
  terms?: readonly string[];
  /** Drafts alone; without it, orders that were placed. */
  areDrafts?: boolean;
  /** Only orders that are worth a look before they are made. */
  withSignals?: boolean;
  /** Only those of some stores, or only those of all others. */
  among?: { readonly stores: readonly number[]; readonly are: boolean };
}

/** Part of a list. */
export interface OrderPage {
  limit: number;
  offset: number;
  sort: 'oldest' | 'newest';
}

/** The address, in small letters, of the order in whose mails a hash stands; null for none. */
export async function findHistoryAddress(
  { query }: Db,
  division: number,
  hash: string,
): Promise<string | null> {
  const row = await query
    .selectFrom('orders')
    .select('email')
    .where('division_id', '=', division)
    .where('history_hash', '=', hash)
    .executeTakeFirst();
  return row?.email.toLowerCase() ?? null;
}

/**
 * An order of one store by the number that its customer knows, in any case and with or without a `#`, and the address that it
 * was placed with.
 */
export async function findOrderByNumber(
  { query }: Db,
  division: number,
  { number, email }: { number: string; email: string },
): Promise<OrderRow | null> {
  const row = await query
    .selectFrom('orders')
    .selectAll()
    .where('division_id', '=', division)
    .where(({ fn }) => fn<string>('upper', ['number']), '=', number.replace(/^[#\s]+/, '').toUpperCase())
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .executeTakeFirst();
  return row ?? null;
}

/** The order of one store that a line is of, by the line's UUID; null for a line that is not there. */
export async function findOrderOfItem({ query }: Db, division: number, item: string): Promise<number | null> {
  const row = await query
    .selectFrom('order_items')
    .select('order_id')
    .where('division_id', '=', division)
    .where('id', '=', item)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

function filtered({ query }: Db, filter: OrderFilter) {
  let select = query.selectFrom('orders').where('draft', filter.areDrafts === true ? 'is not' : 'is', null);
  if (filter.division !== null) select = select.where('division_id', '=', filter.division);
  if (filter.customer !== undefined) select = select.where('customer_id', '=', filter.customer);
  const { email } = filter;
  if (email !== undefined) select = select.where(({ fn }) => fn<string>('lower', ['email']), '=', email);
  if (filter.placedBefore !== undefined) select = select.where('created_at', '<=', filter.placedBefore);
  if (filter.placedAfter !== undefined) select = select.where('created_at', '>=', filter.placedAfter);
  if (filter.payment !== undefined) select = select.where(paymentCondition(filter.payment));
  if (filter.country !== undefined) select = select.where('country', '=', filter.country);
  if (filter.days !== undefined)
    for (const condition of dayConditions(filter.days)) select = select.where(condition);
  if (filter.amount !== undefined)
    for (const condition of oneOf(amountConditions(filter.amount.currencies, filter.amount)))
      select = select.where(condition);
  if (filter.among !== undefined)
    select = select.where('division_id', filter.among.are ? 'in' : 'not in', filter.among.stores);
  if (filter.withSignals === true) select = select.where(sql<SqlBool>`orders.signals <> '[]'`);
  const { division } = filter;
  // Each store is asked by itself, as the index of terms begins with it.
  const stores = division === null ? sql`SELECT id FROM divisions` : sql`SELECT ${division}::integer AS id`;
  const having = (term: RawBuilder<SqlBool>) =>
    sql<SqlBool>`(orders.division_id, orders.id) IN (
        SELECT terms.division_id, terms.order_id FROM (${stores}) AS stores, LATERAL (
          SELECT division_id, order_id FROM order_terms
          WHERE division_id = stores.id AND ${term} OFFSET 0) AS terms)`;
  for (const word of filter.words ?? [])
    select = select.where(having(sql`term >= ${word} AND term < ${`${word}\u{10ffff}`}`));
  for (const term of filter.terms ?? []) select = select.where(having(sql`term = ${term}`));
  return select;
}

/** Counts the orders in each status. */
export async function countByStatus(db: Db, filter: OrderFilter): Promise<Map<string, number>> {
  const rows = await filtered(db, filter)
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** The number of orders of a store in any of these statuses, without drafts. */
export async function countPlaced(
  { query }: Db,
  division: number,
  statuses: readonly OrderStatusCode[],
): Promise<number> {
  const { count } = await query
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('division_id', '=', division)
    .where('status', 'in', statuses)
    .where('draft', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of orders. @param filter.statuses - null for every status */
export function listOrders(
  db: Db,
  filter: OrderFilter & { statuses: readonly OrderStatusCode[] | null },
  { limit, offset, sort }: OrderPage,
): Promise<OrderRow[]> {
  let select = filtered(db, filter).selectAll();
  if (filter.statuses !== null) select = select.where('status', 'in', filter.statuses);
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return select
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A page of orders in which those of some stores come before all others. */
export async function listOrdersOf(
  db: Db,
  filter: OrderFilter & { statuses: readonly OrderStatusCode[] | null },
  { first, ...page }: OrderPage & { readonly first: readonly number[] },
): Promise<OrderRow[]> {
  if (first.length === 0) return listOrders(db, filter, page);
  // Two lists, each by its index: sorted as one, every order that waits would be read for each page.
  const counts = await countByStatus(db, { ...filter, among: { stores: first, are: true } });
  const { statuses } = filter;
  const total = [...counts].reduce(
    (sum, [status, count]) =>
      statuses === null || statuses.some((each) => each === status) ? sum + count : sum,
    0,
  );
  const { offset, limit } = page;
  const ahead =
    offset < total ? await listOrders(db, { ...filter, among: { stores: first, are: true } }, page) : [];
  const rest = { ...page, offset: Math.max(0, offset - total), limit: limit - ahead.length };
  return rest.limit === 0
    ? ahead
    : [...ahead, ...(await listOrders(db, { ...filter, among: { stores: first, are: false } }, rest))];
}

/** Gives the orders that were placed with an address, without an account, to the customer who has proved it. */
export async function giveGuestOrders(
  { query }: Db,
  { division, customer, email }: { division: number; customer: string; email: string },
): Promise<void> {
  await query
    .updateTable('orders')
    .set({ customer_id: customer })
    .where('division_id', '=', division)
    .where('customer_id', 'is', null)
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .execute();
}

/** Summaries of the lines of these orders for lists, by order, in one query. */
export async function summariseLines(
  { query }: Db,
  orders: readonly OrderRow[],
): Promise<Map<number, LinesSummary>> {
  if (orders.length === 0) return new Map();
  const rows = await query
    .selectFrom('order_items')
    .select([
      'order_id',
      ({ fn }) => fn.sum<string | number>('quantity').as('quantity'),
      sql<string | null>`(array_agg(image ORDER BY position) FILTER (WHERE image IS NOT NULL))[1]`.as(
        'image',
      ),
    ])
    .where('division_id', 'in', [...new Set(orders.map((order) => order.division_id))])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .groupBy('order_id')
    .execute();
  return new Map(
    rows.map(({ order_id: id, quantity, image }) => [id, { quantity: Number(quantity), image }]),
  );
}

/** Counts the orders of some stores that are in any of these statuses, by store. */
export async function countByDivision(
  { query }: Db,
  divisions: readonly number[],
  statuses: readonly OrderStatusCode[],
): Promise<Map<number, number>> {
  if (divisions.length === 0) return new Map();
  const rows = await query
    .selectFrom('orders')
    .select(['division_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('division_id', 'in', divisions)
    .where('status', 'in', statuses)
    .where('draft', 'is', null)
    .groupBy('division_id')
    .execute();
  return new Map(rows.map(({ division_id: division, count }) => [division, count]));
}
