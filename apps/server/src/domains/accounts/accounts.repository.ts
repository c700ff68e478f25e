import type { Language } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { recountEmail } from '../customers/recounts.ts';
import { hasFactor } from '../../security/has-factor.ts';

/** The second factors of an account, sealed; null where there is none. */
export interface AccountFactor {
  /** Of the authenticator app. */
  readonly secret: string | null;
  /** The proved mobile number. */
  readonly sms: string | null;
}

/** The account behind an e-mail address. */
export interface Account {
  id: string;
  passwordHash: string;
  factor: AccountFactor;
}

function accountOf(row: {
  id: string;
  password_hash: string;
  two_factor_secret: string | null;
  sms_number: string | null;
}): Account {
  return {
    id: row.id,
    passwordHash: row.password_hash,
    factor: { secret: row.two_factor_secret, sms: row.sms_number },
  };
}

/** A customer of a division by address; owners are customers of the platform's own. */
export async function findCustomer({ query }: Db, division: number, email: string): Promise<Account | null> {
  const row = await query
    .selectFrom('customers')
    .select(['id', 'password_hash', 'two_factor_secret', 'sms_number'])
    .where('division_id', '=', division)
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** A member of staff by address. */
export async function findStaff({ query }: Db, email: string): Promise<Account | null> {
  const row = await query
    .selectFrom('staff')
    .select(['id', 'password_hash', 'two_factor_secret', 'sms_number'])
    .where('email', '=', email)
    .where('status', '=', 0)
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** A new customer; null when the address is taken. */
export async function insertCustomer(
  db: Db,
  customer: {
    division: number;
    email: string;
    passwordHash: string;
    firstName: string;
    lastName: string;
    language: Language;
    shouldHaveStore: boolean;
    dashboardAccess: boolean;
  },
): Promise<string | null> {
  const row = await db.query
    .insertInto('customers')
    .values({
      division_id: customer.division,
      email: customer.email,
      password_hash: customer.passwordHash,
      first_name: customer.firstName,
      last_name: customer.lastName,
      language: customer.language,
      should_have_store: customer.shouldHaveStore,
      dashboard_access: customer.dashboardAccess,
    })
    .onConflict((conflict) => conflict.columns(['division_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  await recountEmail(db, customer.division, customer.email);
  return row.id;
}

/** Fields of a customer that the apps show. */
export function customerProfile({ query }: Db, division: number, id: string) {
  return query
    .selectFrom('customers')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'avatar',
      'verified_at',
      'eula_signed_at',
      'eula_version',
      'should_have_store',
    ])
    .select(hasFactor.as('two_factor'))
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Fields of a member of staff that the apps show. */
export function staffProfile({ query }: Db, id: string) {
  return query
    .selectFrom('staff')
    .select(['id', 'email', 'first_name', 'last_name', 'avatar'])
    .select(hasFactor.as('two_factor'))
    .where('id', '=', id)
    .executeTakeFirst();
}
