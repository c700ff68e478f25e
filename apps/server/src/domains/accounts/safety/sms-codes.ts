import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { Secrets } from '../../../security/secrets.ts';
import type { SmsCodesTable } from '../accounts.tables.ts';
import type { Subject } from '../../../security/subject.ts';

/** Purpose of a texted code. */
export type SmsPurpose = SmsCodesTable['purpose'];

/** Minutes for which a code works. */
const minutes = 10;
const shape = /^\d{3} ?\d{3}$/;

const signedText = (
  { kind, id }: Subject,
  { purpose, code }: { purpose: SmsPurpose; code: string },
): string => `${purpose}:${kind}:${id}:${code.replace(' ', '')}`;

/** Makes a code in place of the one before, and gives it as it is written: three digits, a space, three digits. */
export async function replaceSmsCode(
  { query }: Db,
  secrets: Secrets,
  { subject, purpose }: { subject: Subject; purpose: SmsPurpose },
): Promise<string> {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const code = `${digits.slice(0, 3)} ${digits.slice(3)}`;
  const row = {
    // Keyed: a million plain hashes are computed in no time.
    code_hash: secrets.sign('sms-code', signedText(subject, { purpose, code })),
    expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
  };
  await query
    .insertInto('sms_codes')
    .values({ kind: subject.kind, subject_id: subject.id, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id', 'purpose']).doUpdateSet(row))
    .execute();
  return code;
}

/** Uses a code up; false when it is not the last one that was sent, is too old, or was used before. */
export async function takeSmsCode(
  { query }: Db,
  secrets: Secrets,
  { subject, purpose, code }: { subject: Subject; purpose: SmsPurpose; code: string },
): Promise<boolean> {
  const typed = code.trim();
  if (!shape.test(typed)) return false;
  const { numDeletedRows } = await query
    .deleteFrom('sms_codes')
    .where('kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('purpose', '=', purpose)
    .where('code_hash', 'in', secrets.signatures('sms-code', signedText(subject, { purpose, code: typed })))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets the codes of an account. */
export async function dropSmsCodes({ query }: Db, { kind, id }: Subject): Promise<void> {
  await query.deleteFrom('sms_codes').where('kind', '=', kind).where('subject_id', '=', id).execute();
}
