import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { fail, type Failure } from '../../http/answer.ts';

/** A discount that an order uses. */
export interface UsedDiscount {
  readonly id: string;
  /** null: it applied by itself. */
  readonly code: string | null;
  /** Off the goods, in minor units of the order's currency. */
  readonly amountMinor: number;
}

/** The shopper who orders. */
export interface Orderer {
  /** null for guests. */
  readonly customerId: string | null;
  readonly email: string;
}

interface LockedDiscount {
  id: string;
  enabled: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  max_uses_per_code: number | null;
  once_per_customer: boolean;
  uses: number;
}

const limits = [
  'id',
  'enabled',
  'starts_at',
  'ends_at',
  'max_uses',
  'max_uses_per_code',
  'once_per_customer',
  'uses',
] as const;

/** Locks discounts, always in the same order, so that two orders cannot wait for each other. */
function lockRows({ query }: Db, division: number, ids: readonly string[]): Promise<LockedDiscount[]> {
  return query
    .selectFrom('discounts')
    .select(limits)
    .where('division_id', '=', division)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** How often a code was used; its discount is locked, so no other order counts it meanwhile. */
async function usesOfCode({ query }: Db, division: number, code: string): Promise<number | undefined> {
  const row = await query
    .selectFrom('discount_codes')
    .select('uses')
    .where('division_id', '=', division)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.uses;
}

/** Tells whether a person has used a discount in an existing order, by their account or their email address. */
async function hasUsed(
  { query }: Db,
  division: number,
  { discount, customerId, email }: Orderer & { discount: string },
): Promise<boolean> {
  const row = await query
    .selectFrom('discount_uses')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.division_id', '=', 'discount_uses.division_id')
        .onRef('orders.id', '=', 'discount_uses.order_id'),
    )
    .select('orders.id')
    .where('discount_uses.division_id', '=', division)
    .where('discount_uses.discount_id', '=', discount)
    .where('discount_uses.released_at', 'is', null)
    .where((where) =>
      where.or([
        where(sql<string>`lower(orders.email)`, '=', email.toLowerCase()),
        ...(customerId === null ? [] : [where('orders.customer_id', '=', customerId)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function faultOf(
  db: Db,
  division: number,
  { row, used, by }: { row: LockedDiscount | undefined; used: UsedDiscount; by: Orderer },
): Promise<string> {
  const now = new Date();
  if (!row?.enabled || (row.starts_at && row.starts_at > now)) return 'This coupon code is not valid';
  if (row.ends_at && row.ends_at <= now) return 'This coupon has expired';
  const spent = 'This coupon has been used up';
  if (row.max_uses !== null && row.uses >= row.max_uses) return spent;
  if (used.code !== null) {
    const uses = await usesOfCode(db, division, used.code);
    if (uses === undefined) return 'This coupon code is not valid';
    if (row.max_uses_per_code !== null && uses >= row.max_uses_per_code) return spent;
  }
  const isUsed = row.once_per_customer && (await hasUsed(db, division, { ...by, discount: row.id }));
  return isUsed ? 'You have already used this coupon' : '';
}

/**
 * Locks the discounts of an order until the transaction of `db` ends, so that of two orders for the last use one gets it.
 * Why one of them cannot be used; null when all can.
 */
export async function lockDiscounts(
  db: Db,
  division: number,
  { discounts, by }: { discounts: readonly UsedDiscount[]; by: Orderer },
): Promise<Failure | null> {
  if (discounts.length === 0) return null;
  const rows = await lockRows(
    db,
    division,
    discounts.map(({ id }) => id),
  );
  for (const used of discounts) {
    const row = rows.find(({ id }) => id === used.id);
    const fault = await faultOf(db, division, { row, used, by });
    if (fault === '') continue;
    // An automatic discount has no code that could be taken away: the basket is priced again.
    return used.code === null
      ? fail('total_changed', 'An offer has just ended. Check your order again.', 'expectedTotal')
      : fail('coupon_invalid', fault, 'coupon');
  }
  return null;
}

/** Counts uses up or down, of discounts and of their codes. */
async function count(
  { query }: Db,
  division: number,
  { used, by }: { used: readonly { id: string; code: string | null }[]; by: 1 | -1 },
): Promise<void> {
  if (used.length === 0) return;
  const counted = { uses: sql<number>`greatest(0, uses + ${by})` };
  const codes = used.flatMap(({ code }) => code ?? []);
  await query
    .updateTable('discounts')
    .set(counted)
    .where('division_id', '=', division)
    .where(
      'id',
      'in',
      used.map(({ id }) => id),
    )
    .execute();
  if (codes.length > 0)
    await query
      .updateTable('discount_codes')
      .set(counted)
      .where('division_id', '=', division)
      .where('code', 'in', codes)
      .execute();
}

/** An order that uses discounts. */
interface UsingOrder {
  readonly division_id: number;
  readonly id: number;
}

/** Counts the discounts of an order, which are locked by {@link lockDiscounts}, and notes them. */
export async function noteUses(db: Db, order: UsingOrder, discounts: readonly UsedDiscount[]): Promise<void> {
  if (discounts.length === 0) return;
  const { division_id: division, id } = order;
  await count(db, division, { used: discounts, by: 1 });
  await db.query
    .insertInto('discount_uses')
    .values(
      discounts.map((used) => ({
        division_id: division,
        discount_id: used.id,
        order_id: id,
        code: used.code,
        amount_minor: used.amountMinor,
      })),
    )
    .execute();
}

/** Lets the discounts of an order be used by others, because it was cancelled or nothing was paid. */
export async function giveBackUses(db: Db, { division_id: division, id }: UsingOrder): Promise<void> {
  const rows = await db.query
    .updateTable('discount_uses')
    .set({ released_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('order_id', '=', id)
    .where('released_at', 'is', null)
    .returning(['discount_id as id', 'code'])
    .execute();
  await count(db, division, { used: rows, by: -1 });
}

/** Uses the discounts of an order again that were given back. Why one of them cannot be used; null when all can. */
export async function takeUsesAgain(
  db: Db,
  order: UsingOrder & { customer_id: string | null; email: string },
): Promise<Failure | null> {
  const { division_id: division, id, customer_id: customerId, email } = order;
  const rows = await db.query
    .selectFrom('discount_uses')
    .select(['discount_id as id', 'code', 'amount_minor as amountMinor'])
    .where('division_id', '=', division)
    .where('order_id', '=', id)
    .where('released_at', 'is not', null)
    .execute();
  const failure = await lockDiscounts(db, division, { discounts: rows, by: { customerId, email } });
  if (failure || rows.length === 0) return failure;
  await db.query
    .updateTable('discount_uses')
    .set({ released_at: null })
    .where('division_id', '=', division)
    .where('order_id', '=', id)
    .execute();
  await count(db, division, { used: rows, by: 1 });
  return null;
}
