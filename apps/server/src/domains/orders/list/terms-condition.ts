import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import type { TermRange } from './order-terms.ts';

/** Up to how many orders terms are found by one way rather than another, which finds the same. */
export interface TermLimits {
  /** Orders that a term may have for them to be looked up by it; otherwise they are tried one by one, newest first. */
  readonly lookedUp: number;
  /** Orders that each of several terms may have for the orders that share them to be looked for first. */
  readonly compared: number;
  /** Orders with a term that are looked at to learn how many of them are found. */
  readonly tried: number;
}

/** The store whose orders are found, and by which limits. */
interface Finding {
  readonly division: number;
  readonly limits: TermLimits;
}

const usualLimits: TermLimits = { lookedUp: 10_000, compared: 100_000, tried: 2000 };

type Condition = RawBuilder<SqlBool>;

const inRange = ({ from, below }: TermRange): RawBuilder<SqlBool> =>
  below === null
    ? sql<SqlBool>`terms.term = ${from}`
    : sql<SqlBool>`terms.term >= ${from} AND terms.term < ${below}`;

const idsOf = (division: number, range: TermRange) =>
  sql`SELECT terms.order_id FROM order_terms AS terms WHERE terms.division_id = ${division} AND ${inRange(range)}`;

/** Number of orders that have a term, counted up to `most` and one more; an order that has it in several words counts for each. */
async function countUpTo(
  { query }: Db,
  division: number,
  { range, most }: { range: TermRange; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: string | number }>`
    SELECT count(*) AS count FROM (${idsOf(division, range)} LIMIT ${sql.lit(most + 1)}) AS found`.execute(
    query,
  );
  return Number(rows[0]?.count ?? 0);
}

/** That an order has a term, of the order `of`. */
const hasRange = (range: TermRange, of: 'orders' | 'tried'): Condition => sql<SqlBool>`(
  SELECT true FROM order_terms AS terms WHERE terms.division_id = ${sql.raw(of)}.division_id
    AND terms.order_id = ${sql.raw(of)}.${sql.raw(of === 'orders' ? 'id' : 'order_id')} AND ${inRange(range)} LIMIT 1)`;

/** Says of several terms that of the orders with the first one, many have all the others. */
async function areOftenShared(
  { query }: Db,
  { division, limits: { tried } }: Finding,
  [first, ...others]: readonly TermRange[],
): Promise<boolean> {
  if (!first) return false;
  const { rows } = await sql<{ count: string | number }>`
    SELECT count(*) AS count FROM (
      SELECT terms.division_id, terms.order_id FROM order_terms AS terms
      WHERE terms.division_id = ${division} AND ${inRange(first)} LIMIT ${sql.lit(tried)}) AS tried
    WHERE ${sql.join(
      others.map((range) => hasRange(range, 'tried')),
      sql` AND `,
    )}`.execute(query);
  return Number(rows[0]?.count ?? 0) > tried / 4;
}

const sharedSchema = z.array(z.object({ order_id: z.coerce.number() }));

/**
 * The ids of the orders that have all of several terms; null where too many orders have them. Two words that many orders have
 * may be in few orders together, for which all orders of the store would be tried.
 */
async function sharedIds(
  { query }: Db,
  { division, limits: { lookedUp } }: Finding,
  [first, ...others]: readonly TermRange[],
): Promise<number[] | null> {
  if (!first) return null;
  const { rows } = await sql`
    SELECT DISTINCT terms.order_id FROM order_terms AS terms
    WHERE terms.division_id = ${division} AND ${inRange(first)} AND ${sql.join(
      others.map((range) => sql`terms.order_id IN (${idsOf(division, range)})`),
      sql` AND `,
    )}
    LIMIT ${sql.lit(lookedUp + 1)}`.execute(query);
  const ids = sharedSchema.parse(rows).map(({ order_id: id }) => id);
  return ids.length > lookedUp ? null : ids;
}

/** Common terms of which each order is asked, and the ids of the orders that have those of them that can be compared. */
async function compared(
  db: Db,
  finding: Finding,
  ranges: readonly TermRange[],
): Promise<{ asked: readonly TermRange[]; ids: readonly number[] | null }> {
  const { division, limits } = finding;
  const neither = { asked: ranges, ids: null };
  if (ranges.length < 2 || (await areOftenShared(db, finding, ranges))) return neither;
  const counted = await Promise.all(
    ranges.map(async (range) => ({
      range,
      isFew: (await countUpTo(db, division, { range, most: limits.compared })) <= limits.compared,
    })),
  );
  const few = counted.filter(({ isFew }) => isFew).map(({ range }) => range);
  const ids = few.length < 2 ? null : await sharedIds(db, finding, few);
  return ids === null
    ? neither
    : { asked: counted.filter(({ isFew }) => !isFew).map(({ range }) => range), ids };
}

/** How the orders that have terms are found. */
export interface TermsFound {
  /** That they have all of them. */
  readonly condition: Condition;
  /** Some of very many orders that have a term: where enough of them are found, the others need not be counted. */
  readonly some: Condition | null;
}

/**
 * The condition on `orders` that they have all of the terms. Rare terms give the ids of their orders, and so do terms that
 * few orders share; of terms that many orders have, each order is asked on the way. The planner cannot know which is which:
 * it plans once for all words.
 */
export async function termsCondition(
  db: Db,
  { division, limits = usualLimits }: { division: number; limits?: TermLimits },
  ranges: readonly TermRange[],
): Promise<TermsFound | null> {
  if (ranges.length === 0) return null;
  const counted = await Promise.all(
    ranges.map(async (range) => ({
      range,
      isRare: (await countUpTo(db, division, { range, most: limits.lookedUp })) <= limits.lookedUp,
    })),
  );
  const rare = counted.filter(({ isRare }) => isRare).map(({ range }) => range);
  const common = counted.filter(({ isRare }) => !isRare).map(({ range }) => range);
  const { asked, ids } =
    rare.length > 0 ? { asked: common, ids: null } : await compared(db, { division, limits }, common);
  const conditions = asked.map((range) => hasRange(range, 'orders'));
  if (ids) conditions.push(sql<SqlBool>`orders.id = ANY (${[...ids]}::bigint[])`);
  if (rare.length > 0) {
    const each = rare.map((range) => idsOf(division, range));
    conditions.push(sql<SqlBool>`orders.id = ANY (ARRAY(${sql.join(each, sql` INTERSECT `)}))`);
  }
  const [first] = asked;
  return {
    condition: sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`,
    some:
      first && rare.length === 0 && ids === null
        ? sql<SqlBool>`orders.id = ANY (ARRAY(${idsOf(division, first)} LIMIT ${sql.lit(limits.tried)}))`
        : null,
  };
}
