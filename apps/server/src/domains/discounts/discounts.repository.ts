import type { ManagedDiscount } from '@omnis/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { DiscountsTable } from './discounts.tables.ts';

/** Row of a discount as it is read. */
export type DiscountRow = Selectable<DiscountsTable>;

/** Which discounts a list is about. */
export interface DiscountFilter {
  division: number;
  limit: number;
  /** Where the page before ended. */
  after: { at: string; id: string } | null;
  state: ManagedDiscount['state'] | undefined;
  search: string | undefined;
}

const contains = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The state of a discount as `stateOf` tells it. */
const state = sql<ManagedDiscount['state']>`CASE
  WHEN NOT discounts.enabled THEN 'disabled'
  WHEN discounts.ends_at <= now() THEN 'expired'
  WHEN discounts.uses >= discounts.max_uses THEN 'used_up'
  WHEN discounts.starts_at > now() THEN 'scheduled'
  ELSE 'active' END`;

/** A page of discounts, newest first, each with the text of its moment, by which the next page goes on. */
export function listDiscounts(
  { query }: Db,
  { division, limit, after, state: wanted, search }: DiscountFilter,
) {
  let found = query
    .selectFrom('discounts')
    .selectAll()
    .select(sql<string>`created_at::text`.as('at'))
    .where('division_id', '=', division);
  if (after)
    found = found.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  if (wanted !== undefined) found = found.where(state, '=', wanted);
  if (search) {
    const pattern = contains(search);
    found = found.where((where) =>
      where.or([
        where('title', 'ilike', pattern),
        where.exists(
          where
            .selectFrom('discount_codes')
            .select('code')
            .where('discount_codes.division_id', '=', division)
            .whereRef('discount_codes.discount_id', '=', 'discounts.id')
            .where('discount_codes.code', 'ilike', pattern),
        ),
      ]),
    );
  }
  return found.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** A discount by its id. Under a lock it stays as it is until the transaction ends. */
export function findDiscount({ query }: Db, division: number, { id, lock }: { id: string; lock?: boolean }) {
  const found = query
    .selectFrom('discounts')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id);
  return (lock ? found.forUpdate() : found).executeTakeFirst();
}

/** Columns of a discount that its owner decides on. */
export type DiscountColumns = Omit<
  Insertable<DiscountsTable>,
  'division_id' | 'id' | 'version' | 'uses' | 'created_at'
>;

/**
 * Counts the discounts of a store, and those that apply by themselves. Others who count wait until the transaction ends, so
 * that two who create one at once do not go over a limit.
 */
export async function countDiscounts(
  { query }: Db,
  division: number,
): Promise<{ all: number; automatic: number }> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.discounts'), ${division}::integer)`.execute(query);
  return query
    .selectFrom('discounts')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) FILTER (WHERE method = 'automatic'))::integer`.as('automatic'),
    ])
    .where('division_id', '=', division)
    .executeTakeFirstOrThrow();
}

/** Writes a discount; gives its id. */
export async function insertDiscount(
  { query }: Db,
  division: number,
  columns: DiscountColumns,
): Promise<string> {
  const row = await query
    .insertInto('discounts')
    .values({ ...columns, division_id: division })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Changes a discount. */
export async function updateDiscount(
  { query }: Db,
  division: number,
  { id, columns }: { id: string; columns: DiscountColumns },
): Promise<void> {
  await query
    .updateTable('discounts')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Deletes a discount with its codes and uses. */
export async function deleteDiscount({ query }: Db, division: number, id: string): Promise<void> {
  await query.deleteFrom('discounts').where('division_id', '=', division).where('id', '=', id).execute();
}

/** Puts other customers in the place of those that a discount is for. */
export async function setCustomers(
  { query }: Db,
  division: number,
  { id, emails }: { id: string; emails: readonly string[] },
): Promise<void> {
  await query
    .deleteFrom('discount_customers')
    .where('division_id', '=', division)
    .where('discount_id', '=', id)
    .execute();
  const distinct = [...new Set(emails.map((email) => email.toLowerCase()))];
  if (distinct.length === 0) return;
  await query
    .insertInto('discount_customers')
    .values(distinct.map((email) => ({ division_id: division, discount_id: id, email })))
    .execute();
}

/** Customers that discounts are for. */
export function readCustomers({ query }: Db, division: number, ids: readonly string[]) {
  return query
    .selectFrom('discount_customers')
    .select(['discount_id', 'email'])
    .where('division_id', '=', division)
    .where('discount_id', 'in', ids)
    .orderBy('email')
    .execute();
}

/** Segments of customers by their ids, and whether each searches for words. */
export function segmentsOf({ query }: Db, division: number, ids: readonly string[]) {
  return query
    .selectFrom('customer_segments')
    .select(['id', 'name', sql<boolean>`coalesce(filters->>'search', '') <> ''`.as('searches')])
    .where('division_id', '=', division)
    .where('id', 'in', ids)
    .execute();
}
