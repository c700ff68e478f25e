import type { OrderFilters } from '@omnis/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../divisions/division.ts';
import type { OrderItemRow, OrderRow } from '../orders.repository.ts';
import { readStatusFilter } from '../status-filter.ts';
import { filterTerms, searchTerms, termsCondition } from './order-terms.ts';
import { isOfRefunds, paymentCondition } from './payment-condition.ts';
import { amountCondition, dayConditions } from './placed-conditions.ts';

type Condition = RawBuilder<SqlBool>;
type Sort = NonNullable<OrderFilters['sort']>;

/** The orders that filters ask for, in their order. */
export interface FoundOrders {
  readonly division: number;
  readonly conditions: readonly Condition[];
  readonly sort: Sort;
}

/** Where a page of orders begins: after this order. */
export interface OrderPlace {
  readonly id: number;
  /** To the microsecond, which a `Date` does not hold. */
  readonly placed: string;
  readonly total: string;
}

/** Refunds of a store up to which orders are looked up by them, rather than tried one by one. */
const mostRefunds = 10_000;

/** Orders of which something was refunded, by their ids, while they are few. @param wholly - also those refunded by their payment */
async function refundedIds({ query }: Db, division: number, wholly: boolean): Promise<Condition[]> {
  const parts = [
    sql`SELECT refund.order_id FROM order_refunds AS refund WHERE refund.division_id = ${division}`,
    ...(wholly
      ? [
          sql`SELECT gone.id FROM orders AS gone
            WHERE gone.division_id = ${division} AND gone.payment_state = 'refunded'`,
        ]
      : []),
  ];
  const ids = sql.join(parts, sql` UNION ALL `);
  const { rows } = await sql<{ count: string | number }>`
    SELECT count(*) AS count FROM (${ids} LIMIT ${sql.lit(mostRefunds + 1)}) AS found`.execute(query);
  if (Number(rows[0]?.count ?? 0) <= mostRefunds) return [sql<SqlBool>`orders.id = ANY (ARRAY(${ids}))`];
  // A look into a set of ids is far cheaper than asking for the refunds of each order on the way.
  return [
    sql<SqlBool>`(orders.payment_state = 'refunded' OR orders.id IN (
      SELECT refund.order_id FROM order_refunds AS refund WHERE refund.division_id = ${division}))`,
  ];
}

/**
 * Reads the filters of a list.
 *
 * @returns fails with `validation_failed` on the field that is wrong; null where no order can be meant
 */
export async function readFilters(
  db: Db,
  division: Division,
  filters: OrderFilters,
): Promise<Result<FoundOrders | null>> {
  const { search = '', payment, returns, from, to, country, sort = 'newest' } = filters;
  const statuses = readStatusFilter(filters.status);
  if (!statuses.ok) return statuses;
  if (from !== undefined && to !== undefined && to < from)
    return fail('validation_failed', 'The last day is before the first', 'to');
  if (filters.min !== undefined && filters.max !== undefined && filters.max < filters.min)
    return fail('validation_failed', 'The highest total is below the lowest', 'max');
  const words = await searchTerms(db, division.id, search);
  if (words === null) return ok(null);
  const terms = await termsCondition(db, division.id, [...words, ...(await filterTerms(db, filters))]);
  const { timeZone } = division;
  const conditions: Condition[] = [sql<SqlBool>`orders.division_id = ${division.id}`];
  if (terms) conditions.push(terms);
  if (statuses.value !== null) conditions.push(sql<SqlBool>`orders.status IN (${sql.join(statuses.value)})`);
  if (payment !== undefined) {
    conditions.push(paymentCondition(payment));
    if (isOfRefunds(payment))
      conditions.push(...(await refundedIds(db, division.id, payment === 'refunded')));
  }
  if (returns === 'announced')
    conditions.push(sql<SqlBool>`orders.id IN (SELECT announced.order_id FROM order_returns AS announced
      WHERE announced.division_id = ${division.id} AND announced.state = 'asked')`);
  conditions.push(...dayConditions({ from, to, timeZone }));
  if (country !== undefined) conditions.push(sql<SqlBool>`orders.country = ${country}`);
  conditions.push(
    filters.drafts === 'only' ? sql<SqlBool>`orders.draft IS NOT NULL` : sql<SqlBool>`orders.draft IS NULL`,
  );
  // As the index has it, which kept plans could not use for a parameter.
  if (filters.signals === 'any') conditions.push(sql<SqlBool>`orders.signals <> '[]'`);
  conditions.push(...amountCondition(division.currencies, filters));
  return ok({ division: division.id, conditions, sort });
}

const all = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`${sql.join(conditions, sql` AND `)}`;

/** Where an order stands in the list; null for one that is not there. */
export async function placeOf({ query }: Db, division: number, id: number): Promise<OrderPlace | null> {
  const row = await query
    .selectFrom('orders')
    .select(['id', sql<string>`created_at::text`.as('placed'), sql<string>`total_minor::text`.as('total')])
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** An order that was found. */
export interface FoundOrder extends OrderRow {
  /** When it was placed, to the microsecond. */
  readonly placed: string;
}

/** Orders found, as many as `limit`, after a place. */
export function readOrders(
  { query }: Db,
  { conditions, sort }: FoundOrders,
  { after, limit }: { after: OrderPlace | null; limit: number },
): Promise<FoundOrder[]> {
  const byTotal = sort === 'total-asc' || sort === 'total-desc';
  const direction = sort === 'oldest' || sort === 'total-asc' ? 'asc' : 'desc';
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  const column = sql.raw(byTotal ? 'orders.total_minor' : 'orders.created_at');
  const bound = after && (byTotal ? sql`${after.total}::bigint` : sql`${after.placed}::timestamptz`);
  let select = query
    .selectFrom('orders')
    .selectAll('orders')
    .select(sql<string>`orders.created_at::text`.as('placed'))
    .where(all(conditions));
  if (after)
    // The first condition alone is one that an index can begin at.
    select = select
      .where(sql<SqlBool>`${column} ${sign}= ${bound}`)
      .where(sql<SqlBool>`(${column}, orders.id) ${sign} (${bound}, ${after.id}::bigint)`);
  return select
    .orderBy(byTotal ? 'orders.total_minor' : 'orders.created_at', direction)
    .orderBy('orders.id', direction)
    .limit(limit)
    .execute();
}

/** The lines of orders of a store, in one query. */
export async function readItemsOf(
  { query }: Db,
  division: number,
  orders: readonly OrderRow[],
): Promise<OrderItemRow[]> {
  if (orders.length === 0) return [];
  return query
    .selectFrom('order_items')
    .selectAll()
    .where('division_id', '=', division)
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

/** How many orders are found, counted up to `most` and one more. */
export async function countOrders({ query }: Db, { conditions }: FoundOrders, most: number): Promise<number> {
  const { rows } = await sql<{ count: string | number }>`
    SELECT count(*) AS count FROM (SELECT FROM orders WHERE ${all(conditions)} LIMIT ${sql.lit(most + 1)}) AS found`.execute(
    query,
  );
  return Number(rows[0]?.count ?? 0);
}

/** The name under which a product was bought last; null where nobody bought it. */
export async function boughtName({ query }: Db, division: number, product: number): Promise<string | null> {
  const row = await query
    .selectFrom('order_terms')
    .innerJoin('order_items', (join) =>
      join
        .onRef('order_items.division_id', '=', 'order_terms.division_id')
        .onRef('order_items.order_id', '=', 'order_terms.order_id'),
    )
    .select('order_items.name')
    .where('order_terms.division_id', '=', division)
    .where('order_terms.term', '=', `@${product}`)
    .where('order_items.product_id', '=', product)
    .orderBy('order_terms.order_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? null;
}
