import type { OrderFilters, OrderPaymentState } from '@omnis/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { readStatusFilter } from '../status-filter.ts';
import { filterTerms, searchTerms } from './order-terms.ts';
import { isOfRefunds, paymentCondition } from './payment-condition.ts';
import { amountConditions, dayConditions, oneOf, refundDayConditions } from './placed-conditions.ts';
import { termsCondition } from './terms-condition.ts';

type Condition = RawBuilder<SqlBool>;
type Sort = NonNullable<OrderFilters['sort']>;

/** The orders that filters ask for, in their order. */
export interface FoundOrders {
  readonly division: number;
  readonly conditions: readonly Condition[];
  /** Conditions on the total, of which an order meets one; none where every total will do. */
  readonly amounts: readonly Condition[];
  /** Conditions on the payment, of which an order meets at most one; none where every payment will do. */
  readonly payments: readonly Condition[];
  /** Some of very many orders, among which there may be enough to say that there are many; null where they are all asked. */
  readonly some: Condition | null;
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

/** Orders of which something was refunded, by their ids, while they are few. */
async function haveRefunds({ query }: Db, division: number): Promise<Condition> {
  const ids = sql`SELECT refund.order_id FROM order_refunds AS refund WHERE refund.division_id = ${division}`;
  const { rows } = await sql<{ count: string | number }>`
    SELECT count(*) AS count FROM (${ids} LIMIT ${sql.lit(mostRefunds + 1)}) AS found`.execute(query);
  // A look into a set of ids is far cheaper than asking for the refunds of each order on the way.
  return Number(rows[0]?.count ?? 0) <= mostRefunds
    ? sql<SqlBool>`orders.id = ANY (ARRAY(${ids}))`
    : sql<SqlBool>`orders.id IN (${ids})`;
}

/**
 * The ways in which the payment of an order can stand so, of which an order meets at most one. Most refunded orders say so
 * themselves, which an index holds in the order of the list; the others are known by their refunds.
 */
async function paymentWays(db: Db, division: number, payment: OrderPaymentState): Promise<Condition[]> {
  const condition = paymentCondition(payment);
  if (!isOfRefunds(payment)) return [condition];
  const byRefunds = sql<SqlBool>`(orders.payment_state <> 'refunded' AND ${condition} AND ${await haveRefunds(db, division)})`;
  return payment === 'refunded' ? [sql<SqlBool>`orders.payment_state = 'refunded'`, byRefunds] : [byRefunds];
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
  const { refundedFrom, refundedTo } = filters;
  if (refundedFrom !== undefined && refundedTo !== undefined && refundedTo < refundedFrom)
    return fail('validation_failed', 'The last day is before the first', 'refundedTo');
  if (filters.min !== undefined && filters.max !== undefined && filters.max < filters.min)
    return fail('validation_failed', 'The highest total is below the lowest', 'max');
  const words = await searchTerms(db, division.id, search);
  if (words === null) return ok(null);
  const terms = await termsCondition(db, { division: division.id }, [
    ...words,
    ...(await filterTerms(db, filters)),
  ]);
  const { timeZone } = division;
  const conditions: Condition[] = [sql<SqlBool>`orders.division_id = ${division.id}`];
  if (terms) conditions.push(terms.condition);
  if (statuses.value !== null) conditions.push(sql<SqlBool>`orders.status IN (${sql.join(statuses.value)})`);
  if (returns === 'announced')
    conditions.push(sql<SqlBool>`orders.id IN (SELECT announced.order_id FROM order_returns AS announced
      WHERE announced.division_id = ${division.id} AND announced.state = 'asked')`);
  conditions.push(
    ...dayConditions({ from, to, timeZone }),
    ...refundDayConditions(division.id, { from: refundedFrom, to: refundedTo, timeZone }),
  );
  if (country !== undefined) conditions.push(sql<SqlBool>`orders.country = ${country}`);
  conditions.push(
    filters.drafts === 'only' ? sql<SqlBool>`orders.draft IS NOT NULL` : sql<SqlBool>`orders.draft IS NULL`,
  );
  // As the index has it, which kept plans could not use for a parameter.
  if (filters.signals === 'any') conditions.push(sql<SqlBool>`orders.signals <> '[]'`);
  const amounts = amountConditions(division.currencies, filters);
  const payments = payment === undefined ? [] : await paymentWays(db, division.id, payment);
  return ok({ division: division.id, conditions, amounts, payments, sort, some: terms?.some ?? null });
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

/** Lists of conditions that together hold each order once: a list for each way to meet one of each kind. */
const waysOf = (...kinds: readonly (readonly Condition[])[]): Condition[][] =>
  kinds
    .filter((kind) => kind.length > 0)
    .reduce<Condition[][]>((ways, kind) => ways.flatMap((way) => kind.map((each) => [...way, each])), [[]]);

/**
 * Orders found, as many as `limit`, after a place. The places of the page are found first, by as few columns as indexes hold,
 * and then its rows are read.
 */
export async function readOrders(
  db: Db,
  found: FoundOrders,
  { after, limit }: { after: OrderPlace | null; limit: number },
): Promise<FoundOrder[]> {
  const { division, conditions, amounts, payments, sort } = found;
  const byTotal = sort === 'total-asc' || sort === 'total-desc';
  const direction = sort === 'oldest' || sort === 'total-asc' ? 'asc' : 'desc';
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  const column = sql.raw(byTotal ? 'orders.total_minor' : 'orders.created_at');
  const bound = after && (byTotal ? sql`${after.total}::bigint` : sql`${after.placed}::timestamptz`);
  const behind =
    after === null
      ? []
      : [
          // The first condition alone is one that an index can begin at.
          sql<SqlBool>`${column} ${sign}= ${bound}`,
          sql<SqlBool>`(${column}, orders.id) ${sign} (${bound}, ${after.id}::bigint)`,
        ];
  const order = sql.raw(direction);
  // Each way by itself, as an index has it: in the order of the list, or by ranges of totals.
  const parts = waysOf(payments, byTotal ? amounts : oneOf(amounts)).map(
    (way) => sql`(
      SELECT orders.id, ${column} AS place FROM orders WHERE ${all([...conditions, ...way, ...behind])}
      ORDER BY ${column} ${order}, orders.id ${order} LIMIT ${limit})`,
  );
  const ids =
    parts.length === 1
      ? sql`SELECT part.id FROM ${parts[0]} AS part`
      : sql`SELECT parts.id FROM (${sql.join(parts, sql` UNION ALL `)}) AS parts
          ORDER BY parts.place ${order}, parts.id ${order} LIMIT ${limit}`;
  return db.query
    .selectFrom('orders')
    .selectAll('orders')
    .select(sql<string>`orders.created_at::text`.as('placed'))
    .where('division_id', '=', division)
    .where(sql<SqlBool>`orders.id = ANY (ARRAY(${ids}))`)
    .orderBy(byTotal ? 'orders.total_minor' : 'orders.created_at', direction)
    .orderBy('orders.id', direction)
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

/** Counts the orders found, up to `most` and one more. */
export async function countOrders(
  db: Db,
  { conditions, amounts, payments, some }: FoundOrders,
  most: number,
): Promise<number> {
  const limit = sql.lit(most + 1);
  const countThose = async (those: readonly Condition[]): Promise<number> => {
    // Each way by itself, as the indexes have it.
    const parts = waysOf(payments, amounts).map(
      (way) => sql`(SELECT 1 FROM orders WHERE ${all([...those, ...way])} LIMIT ${limit})`,
    );
    const { rows } = await sql<{ count: string | number }>`
      SELECT count(*) AS count FROM (
        SELECT 1 FROM (${sql.join(parts, sql` UNION ALL `)}) AS parts LIMIT ${limit}) AS found`.execute(
      db.query,
    );
    return Number(rows[0]?.count ?? 0);
  };
  const among = some === null ? 0 : await countThose([...conditions, some]);
  return among > most ? among : countThose(conditions);
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
