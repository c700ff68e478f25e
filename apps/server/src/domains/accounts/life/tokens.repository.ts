import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { hashToken } from '../../../security/secrets.ts';
import type { AccountTokensTable } from '../accounts.tables.ts';
import type { Subject } from '../../../security/subject.ts';

/** Purpose of an emailed token. */
export type TokenPurpose = AccountTokensTable['purpose'];

/** The claim that an emailed token stands for. */
export interface TokenClaim extends Subject {
  readonly email: string;
}

/** Keeps a token by its hash; those sent before for the same purpose stop working. */
export async function insertToken(
  db: Db,
  token: { token: string; subject: Subject; email: string; purpose: TokenPurpose; hours: number },
): Promise<void> {
  const { subject, purpose } = token;
  await dropTokens(db, subject, purpose);
  await db.query
    .insertInto('account_tokens')
    .values({
      token_hash: hashToken(token.token),
      kind: subject.kind,
      division_id: subject.divisionId,
      subject_id: subject.id,
      purpose,
      email: token.email,
      expires_at: sql<Date>`now() + make_interval(hours => ${token.hours})`,
    })
    .execute();
}

/**
 * Uses a token up; null for one that is unknown, old, for something else, or of another kind of account or store, or of another
 * account where one is wanted.
 */
export async function takeToken(
  { query }: Db,
  wanted: { token: string; purpose: TokenPurpose; id?: string } & Omit<Subject, 'id'>,
): Promise<TokenClaim | null> {
  const { id } = wanted;
  const row = await query
    .deleteFrom('account_tokens')
    .$if(id !== undefined, (only) => only.where('subject_id', '=', id ?? ''))
    .where('token_hash', '=', hashToken(wanted.token))
    .where('purpose', '=', wanted.purpose)
    .where('kind', '=', wanted.kind)
    .where('division_id', wanted.divisionId === null ? 'is' : '=', wanted.divisionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['subject_id', 'email'])
    .executeTakeFirst();
  return row
    ? { kind: wanted.kind, divisionId: wanted.divisionId, id: row.subject_id, email: row.email }
    : null;
}

/** Drops the tokens of an account for a purpose. */
export async function dropTokens({ query }: Db, subject: Subject, purpose: TokenPurpose): Promise<void> {
  await query
    .deleteFrom('account_tokens')
    .where('kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('purpose', '=', purpose)
    .execute();
}

/** The address that a token which still works went to; null without one. */
export async function mailedTo(
  { query }: Db,
  subject: Subject,
  purpose: TokenPurpose,
): Promise<string | null> {
  const row = await query
    .selectFrom('account_tokens')
    .select('email')
    .where('kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.email ?? null;
}
