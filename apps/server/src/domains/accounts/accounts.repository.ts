import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** A second factor; its secret is sealed, and null when there is none. */
export interface TwoFactor {
  secret: string | null;
}

/** The account behind an e-mail address. */
export interface Account {
  id: string;
  passwordHash: string;
  twoFactor: TwoFactor;
}

/** A customer of a division by address; owners are customers of the platform's own. */
export async function findCustomer({ query }: Db, division: number, email: string): Promise<Account | null> {
  const row = await query
    .selectFrom('customers')
    .select(['id', 'password_hash', 'two_factor_secret'])
    .where('division_id', '=', division)
    .where('email', '=', email)
    .executeTakeFirst();
  return row
    ? { id: row.id, passwordHash: row.password_hash, twoFactor: { secret: row.two_factor_secret } }
    : null;
}

/** Uses up a step of the authenticator app; false when it, or a later one, was used before. */
export async function takeTwoFactorStep(
  { query }: Db,
  { division, customer, step }: { division: number; customer: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('customers')
    .set({ two_factor_last_step: step })
    .where('division_id', '=', division)
    .where('id', '=', customer)
    .where((where) =>
      where.or([where('two_factor_last_step', 'is', null), where('two_factor_last_step', '<', step)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A member of staff by address. */
export async function findStaff({ query }: Db, email: string): Promise<Account | null> {
  const row = await query
    .selectFrom('staff')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('status', '=', 0)
    .executeTakeFirst();
  return row ? { id: row.id, passwordHash: row.password_hash, twoFactor: { secret: null } } : null;
}

/** A new customer; null when the address is taken. */
export async function insertCustomer(
  { query }: Db,
  customer: {
    division: number;
    email: string;
    passwordHash: string;
    firstName: string;
    lastName: string;
    shouldHaveStore: boolean;
  },
): Promise<string | null> {
  const row = await query
    .insertInto('customers')
    .values({
      division_id: customer.division,
      email: customer.email,
      password_hash: customer.passwordHash,
      first_name: customer.firstName,
      last_name: customer.lastName,
      should_have_store: customer.shouldHaveStore,
    })
    .onConflict((conflict) => conflict.columns(['division_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What the apps show of a customer. */
export function customerProfile({ query }: Db, division: number, id: string) {
  return query
    .selectFrom('customers')
    .select(['id', 'email', 'first_name', 'last_name', 'avatar', 'verified_at', 'eula_signed_at'])
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What the apps show of a member of staff. */
export function staffProfile({ query }: Db, id: string) {
  return query
    .selectFrom('staff')
    .select(['id', 'email', 'first_name', 'last_name', 'avatar'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Addresses of a customer, the last used first. */
export function customerAddresses({ query }: Db, division: number, customer: string) {
  return query
    .selectFrom('addresses')
    .select(['id', 'address'])
    .where('division_id', '=', division)
    .where('customer_id', '=', customer)
    .orderBy('used_at', 'desc')
    .limit(20)
    .execute();
}

/** Keeps a token by its hash, for one purpose and a number of hours. */
export async function insertCustomerToken(
  { query }: Db,
  token: { division: number; customer: string; hash: string; purpose: string; hours: number },
): Promise<void> {
  await query
    .insertInto('customer_tokens')
    .values({
      division_id: token.division,
      token_hash: token.hash,
      customer_id: token.customer,
      purpose: token.purpose,
      expires_at: sql<Date>`now() + make_interval(hours => ${token.hours})`,
    })
    .execute();
}
