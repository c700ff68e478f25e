import { sql, type CompiledQuery } from 'kysely';
import type { Db } from '../../database/connection.ts';

const columns = [
  'code',
  'description',
  'kind',
  'value',
  'minimum_minor',
  'starts_at',
  'expires_at',
  'max_uses',
  'uses',
] as const;

/** A coupon by its code in any case. Under a lock it stays as it is until the transaction ends. */
export function findCoupon({ query }: Db, division: number, coupon: { code: string; lock?: boolean }) {
  const found = query
    .selectFrom('coupons')
    .select(columns)
    .where('division_id', '=', division)
    .where(sql<string>`upper(code)`, '=', coupon.code.toUpperCase());
  return (coupon.lock ? found.forUpdate() : found).executeTakeFirst();
}

let appliedQuery: CompiledQuery<CouponRow> | undefined;

/** Asks for the coupon that lies on a basket, whether it works or not. */
export function selectApplied({ query }: Db, division: number, owner: string): CompiledQuery<CouponRow> {
  // Compiled once, as in `selectLines`.
  appliedQuery ??= query
    .selectFrom('basket_coupons')
    .innerJoin('coupons', (join) =>
      join
        .onRef('coupons.division_id', '=', 'basket_coupons.division_id')
        .onRef('coupons.code', '=', 'basket_coupons.code'),
    )
    .select(columns.map((column) => `coupons.${column}` as const))
    .where('basket_coupons.division_id', '=', division)
    .where('basket_coupons.owner', '=', owner)
    .compile();
  return { ...appliedQuery, parameters: [division, owner] };
}

/** The coupon that lies on a basket, after what was started before. */
export async function appliedCoupon(db: Db, division: number, owner: string): Promise<CouponRow | undefined> {
  const { rows } = await db.query.executeQuery(selectApplied(db, division, owner));
  return rows[0];
}

/** Row of a coupon as it is read. */
export type CouponRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

/** Lays the coupon of this code, in any case, on a basket in place of another; nothing happens without one. */
export async function putCoupon(
  { query }: Db,
  division: number,
  coupon: { owner: string; code: string },
): Promise<void> {
  await query
    .insertInto('basket_coupons')
    .columns(['division_id', 'owner', 'code'])
    .expression((build) =>
      build
        .selectFrom('coupons')
        .select((row) => ['division_id', row.val(coupon.owner).as('owner'), 'code'])
        .where('division_id', '=', division)
        .where(sql<string>`upper(code)`, '=', coupon.code.toUpperCase()),
    )
    .onConflict((conflict) =>
      conflict.columns(['division_id', 'owner']).doUpdateSet({
        code: sql<string>`excluded.code`,
        applied_at: sql<Date>`now()`,
      }),
    )
    .execute();
}

/** Takes the coupon off a basket. */
export async function dropCoupon({ query }: Db, division: number, owner: string): Promise<void> {
  await query
    .deleteFrom('basket_coupons')
    .where('division_id', '=', division)
    .where('owner', '=', owner)
    .execute();
}

/** Counts a use, or gives one back. */
export async function countUse(
  { query }: Db,
  division: number,
  use: { code: string; by: 1 | -1 },
): Promise<void> {
  await query
    .updateTable('coupons')
    .set({ uses: sql<number>`greatest(0, uses + ${use.by})` })
    .where('division_id', '=', division)
    .where('code', '=', use.code)
    .execute();
}
