import { languageOf, sourceLanguage, type Language } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { Subject } from '../../../security/subject.ts';

/** Facts about an account that its emails and forms need. */
export interface AccountFacts {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly passwordHash: string;
  readonly verified: boolean;
  /** In which they acted last. */
  readonly language: Language;
}

/** An account by its id, or by its address. Staff who are disabled have none. */
export async function findAccount(
  { query }: Db,
  { kind, divisionId }: Omit<Subject, 'id'>,
  by: { id: string } | { email: string },
): Promise<AccountFacts | null> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['email', by.email] as const);
  if (kind === 'staff') {
    const row = await query
      .selectFrom('staff')
      .select(['id', 'email', 'first_name', 'password_hash'])
      .where(column, '=', value)
      .where('status', '=', 0)
      .executeTakeFirst();
    return row ? { ...facts(row), verified: true, language: sourceLanguage } : null;
  }
  const row = await query
    .selectFrom('customers')
    .select(['id', 'email', 'first_name', 'password_hash', 'verified_at', 'language'])
    .where('division_id', '=', divisionId)
    .where(column, '=', value)
    .executeTakeFirst();
  return row
    ? { ...facts(row), verified: row.verified_at !== null, language: languageOf(row.language) }
    : null;
}

function facts(row: { id: string; email: string; first_name: string; password_hash: string }) {
  return { id: row.id, email: row.email, firstName: row.first_name, passwordHash: row.password_hash };
}

/** Notes that an address is proved, if it still is the account's. Staff are proved by who made them. */
export async function markVerified({ query }: Db, subject: Subject, email: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('customers')
    .set({ verified_at: sql<Date>`coalesce(verified_at, now())` })
    .where('division_id', '=', subject.divisionId)
    .where('id', '=', subject.id)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes in which language a customer acts now. */
export async function noteLanguage({ query }: Db, subject: Subject, language: Language): Promise<void> {
  await query
    .updateTable('customers')
    .set({ language })
    .where('division_id', '=', subject.divisionId)
    .where('id', '=', subject.id)
    .where('language', '<>', language)
    .execute();
}

/** Sets a password. */
export async function setPassword({ query }: Db, subject: Subject, passwordHash: string): Promise<void> {
  if (subject.kind === 'staff') {
    await query
      .updateTable('staff')
      .set({ password_hash: passwordHash })
      .where('id', '=', subject.id)
      .execute();
    return;
  }
  await query
    .updateTable('customers')
    .set({ password_hash: passwordHash })
    .where('division_id', '=', subject.divisionId)
    .where('id', '=', subject.id)
    .execute();
}

/** Fields of a profile that its owner may change; omitted ones stay. */
export interface ProfileChange {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | undefined;
}

/** Changes a profile. Staff have no telephone number here. */
export async function changeProfile({ query }: Db, subject: Subject, change: ProfileChange): Promise<void> {
  const names = {
    ...(change.firstName === undefined ? {} : { first_name: change.firstName }),
    ...(change.lastName === undefined ? {} : { last_name: change.lastName }),
  };
  if (subject.kind === 'staff') {
    if (Object.keys(names).length === 0) return;
    await query.updateTable('staff').set(names).where('id', '=', subject.id).execute();
    return;
  }
  const columns = { ...names, ...(change.phone === undefined ? {} : { phone: change.phone }) };
  if (Object.keys(columns).length === 0) return;
  await query
    .updateTable('customers')
    .set(columns)
    .where('division_id', '=', subject.divisionId)
    .where('id', '=', subject.id)
    .execute();
}

/** Writes the picture of a customer or an owner, and gives the one before; undefined when the account is gone. */
export async function writeAvatar(
  { query }: Db,
  subject: Subject,
  avatar: string | null,
): Promise<{ before: string | null } | undefined> {
  const { rows } = await sql<{ before: string | null }>`
    UPDATE customers c SET avatar = ${avatar}
    FROM (SELECT division_id, id, avatar FROM customers
      WHERE division_id = ${subject.divisionId} AND id = ${subject.id}::uuid FOR UPDATE) was
    WHERE c.division_id = was.division_id AND c.id = was.id
    RETURNING was.avatar AS before`.execute(query);
  return rows[0];
}

/** The version of the licence agreement that an account signed last, and when. */
export function signedEula({ query }: Db, subject: Subject) {
  return query
    .selectFrom('customers')
    .select(['eula_version', 'eula_signed_at'])
    .where('division_id', '=', subject.divisionId)
    .where('id', '=', subject.id)
    .executeTakeFirst();
}

/** Notes a signature. */
export async function signEula({ query }: Db, subject: Subject, version: number): Promise<void> {
  await query
    .updateTable('customers')
    .set({ eula_version: version, eula_signed_at: sql<Date>`now()` })
    .where('division_id', '=', subject.divisionId)
    .where('id', '=', subject.id)
    .execute();
}
