import { platformDivision } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { Subject } from '../../../security/subject.ts';

/** An account as the operator of the machine names it: by its address. */
export interface FoundAccount extends Subject {
  readonly email: string;
  readonly firstName: string;
  /** Staff who are disabled; nobody else is. */
  readonly isDisabled: boolean;
  /** Staff who were invited and have set no password yet. */
  readonly isPending: boolean;
}

/** An owner or a member of staff by email address; null for nobody. */
export async function findByEmail(
  { query }: Db,
  kind: 'owner' | 'staff',
  email: string,
): Promise<FoundAccount | null> {
  if (kind === 'staff') {
    const row = await query
      .selectFrom('staff')
      .select(['id', 'email', 'first_name', 'status'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!row) return null;
    const { id, first_name: firstName, status } = row;
    return {
      kind,
      id,
      divisionId: null,
      email,
      firstName,
      isDisabled: status === -1,
      isPending: status === null,
    };
  }
  const row = await query
    .selectFrom('customers')
    .select(['id', 'email', 'first_name'])
    .where('division_id', '=', platformDivision)
    .where('email', '=', email)
    .executeTakeFirst();
  return row
    ? {
        kind,
        id: row.id,
        divisionId: platformDivision,
        email: row.email,
        firstName: row.first_name,
        isDisabled: false,
        isPending: false,
      }
    : null;
}

/** A new account of an owner that no password fits; its link to set one proves the address too. */
export async function insertOwner({ query }: Db, email: string): Promise<string> {
  const { id } = await query
    .insertInto('customers')
    .values({ division_id: platformDivision, email, password_hash: '', should_have_store: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes somebody an owner of a store, whatever they were there; false for an owner already. */
export async function makeOwner({ query }: Db, division: number, customer: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('memberships')
    .values({ division_id: division, customer_id: customer, role: 'owner' })
    .onConflict((conflict) =>
      conflict
        .columns(['division_id', 'customer_id'])
        .doUpdateSet({ role: 'owner', permissions: JSON.stringify([]) })
        .where('memberships.role', '<>', 'owner'),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The stores that somebody is an owner of. */
export async function storesOwned({ query }: Db, customer: string): Promise<number[]> {
  const rows = await query
    .selectFrom('memberships')
    .select('division_id')
    .where('customer_id', '=', customer)
    .where('role', '=', 'owner')
    .orderBy('division_id')
    .execute();
  return rows.map(({ division_id: division }) => division);
}

/** Gives staff the days to set up a second factor anew. */
export async function restartSecondFactorTime({ query }: Db, id: string, days: number): Promise<void> {
  await query
    .updateTable('staff')
    .set({ two_factor_due_at: sql<Date>`now() + make_interval(days => ${days})` })
    .where('id', '=', id)
    .execute();
}
