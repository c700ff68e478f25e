import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { hashToken } from '../../../security/secrets.ts';
import type { Subject } from '../../../security/subject.ts';

/** Codes that an account gets at a time. */
const count = 10;
// Without those that are taken for one another; sixteen of them are 79 bits.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const eight = (): string => Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');

// The code of one account is nothing in the row of another.
const hashOf = ({ kind, id }: Subject, code: string): string =>
  hashToken(`recovery:${kind}:${id}:${code.trim().toLowerCase()}`);

/** Writes ten new codes in place of those before, and gives them: nothing else ever can. */
export async function replaceRecoveryCodes(db: Db, subject: Subject): Promise<string[]> {
  const codes = Array.from({ length: count }, () => `${eight()}-${eight()}`);
  await dropRecoveryCodes(db, subject);
  await db.query
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({ code_hash: hashOf(subject, code), kind: subject.kind, subject_id: subject.id })),
    )
    .execute();
  return codes;
}

/** Forgets the codes of an account. */
export async function dropRecoveryCodes({ query }: Db, { kind, id }: Subject): Promise<void> {
  await query.deleteFrom('recovery_codes').where('kind', '=', kind).where('subject_id', '=', id).execute();
}

/** Uses a code up; false when it is not one, or was used before. */
export async function takeRecoveryCode({ query }: Db, subject: Subject, code: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('code_hash', '=', hashOf(subject, code))
    .where('kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Codes of an account that were not used yet. */
export async function recoveryCodesLeft({ query }: Db, { kind, id }: Subject): Promise<number> {
  const { left } = await query
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
