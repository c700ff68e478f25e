import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { PaymentSettings } from '../../../tenancy/payment-settings.ts';
import type { PaymentAccountsTable } from './accounts.tables.ts';

/** A Stripe account of a store. */
export type AccountRow = Selectable<PaymentAccountsTable>;

/** The accounts of a store, the current one first, then the one that ended last. */
export function accountRows({ query }: Db, division: number): Promise<AccountRow[]> {
  return query
    .selectFrom('payment_accounts')
    .selectAll()
    .where('division_id', '=', division)
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute();
}

/** An account of a store by its id. */
export function accountRow({ query }: Db, division: number, id: string): Promise<AccountRow | undefined> {
  return query
    .selectFrom('payment_accounts')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The account through which a payment went; none where the platform's processor took it. */
export function accountOfPayment(
  { query }: Db,
  division: number,
  intent: string,
): Promise<AccountRow | undefined> {
  return query
    .selectFrom('account_payments as payment')
    .innerJoin('payment_accounts as account', (join) =>
      join
        .onRef('account.division_id', '=', 'payment.division_id')
        .onRef('account.id', '=', 'payment.account_id'),
    )
    .selectAll('account')
    .where('payment.division_id', '=', division)
    .where('payment.payment_intent', '=', intent)
    .executeTakeFirst();
}

/** Notes through which account a payment goes. */
export async function noteAccount(
  { query }: Db,
  division: number,
  { intent, account }: { intent: string; account: string },
): Promise<void> {
  await query
    .insertInto('account_payments')
    .values({ division_id: division, payment_intent: intent, account_id: account })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The payment settings of a store, which nobody else changes until the transaction ends. */
export async function lockSettings({ query }: Db, division: number): Promise<unknown> {
  const row = await query
    .selectFrom('divisions')
    .select('payment_settings')
    .where('id', '=', division)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.payment_settings;
}

/** Writes the payment settings of a store. */
export async function writeSettings(
  { query }: Db,
  division: number,
  settings: PaymentSettings,
): Promise<void> {
  await query
    .updateTable('divisions')
    .set({ payment_settings: JSON.stringify(settings) })
    .where('id', '=', division)
    .execute();
}

/** Writes an account. */
export async function insertAccount({ query }: Db, row: Insertable<PaymentAccountsTable>): Promise<void> {
  await query.insertInto('payment_accounts').values(row).execute();
}

/** Changes an account, and counts its version. */
export async function updateAccount(
  { query }: Db,
  { division, id }: { division: number; id: string },
  columns: Updateable<PaymentAccountsTable>,
): Promise<void> {
  await query
    .updateTable('payment_accounts')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Deletes an account that took nothing. @returns whether it was deleted */
export async function deleteUnused(
  { query }: Db,
  { division, id }: { division: number; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('payment_accounts')
    .where('division_id', '=', division)
    .where('id', '=', id)
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM account_payments p
        WHERE p.division_id = payment_accounts.division_id AND p.account_id = payment_accounts.id)`,
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts the payments of an account that are under way: authorised and not captured, in doubt, or at the bank. */
export async function countUnderWay(
  { query }: Db,
  { division, id }: { division: number; id: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM account_payments p
    WHERE p.division_id = ${division} AND p.account_id = ${id}::uuid
      AND (
        EXISTS (SELECT 1 FROM orders o WHERE o.division_id = p.division_id
          AND o.payment_intent = p.payment_intent AND o.payment_state IN ('pending', 'authorised'))
        OR EXISTS (SELECT 1 FROM checkout_attempts a WHERE a.division_id = p.division_id
          AND a.payment_intent = p.payment_intent AND a.state NOT IN ('done', 'failed'))
      )`.execute(query);
  return rows[0]?.count ?? 0;
}
