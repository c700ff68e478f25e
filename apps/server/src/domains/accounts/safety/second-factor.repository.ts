import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { Subject } from '../../../security/subject.ts';

/** Second factors of an account, sealed; null where there is none. */
export interface SealedFactor {
  /** Of the authenticator app. */
  readonly secret: string | null;
  /** Of an app, not confirmed yet. */
  readonly pending: string | null;
  /** The proved mobile number. */
  readonly sms: string | null;
  /** A number whose code has not come back yet. */
  readonly smsPending: string | null;
}

const tableOf = ({ kind }: Subject) => sql.table(kind === 'staff' ? 'staff' : 'customers');
const rowOf = ({ kind, id, divisionId }: Subject): RawBuilder<unknown> =>
  kind === 'staff' ? sql`id = ${id}` : sql`division_id = ${divisionId} AND id = ${id}`;

async function change(
  { query }: Db,
  subject: Subject,
  { set, where = sql`true` }: { set: RawBuilder<unknown>; where?: RawBuilder<unknown> },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE ${tableOf(subject)} SET ${set} WHERE ${rowOf(subject)} AND ${where} RETURNING id
  `.execute(query);
  return rows.length > 0;
}

/** The second factor of an account. */
export async function readFactor({ query }: Db, subject: Subject): Promise<SealedFactor> {
  const { rows } = await sql<SealedFactor>`
    SELECT two_factor_secret AS secret, two_factor_pending AS pending,
      sms_number AS sms, sms_pending AS "smsPending"
    FROM ${tableOf(subject)} WHERE ${rowOf(subject)}
  `.execute(query);
  return rows[0] ?? { secret: null, pending: null, sms: null, smsPending: null };
}

/** Uses up a step of the authenticator app; false when it, or a later one, was used before. */
export function takeStep(db: Db, subject: Subject, step: number): Promise<boolean> {
  return change(db, subject, {
    set: sql`two_factor_last_step = ${step}`,
    where: sql`(two_factor_last_step IS NULL OR two_factor_last_step < ${step})`,
  });
}

/** Keeps a secret that no code has confirmed yet, in place of the one before. */
export function setPending(db: Db, subject: Subject, sealed: string): Promise<boolean> {
  return change(db, subject, { set: sql`two_factor_pending = ${sealed}` });
}

/** Puts a confirmed secret in force; false when the pending one is another by now, or was confirmed already. */
export function switchOn(
  db: Db,
  subject: Subject,
  { pending, secret, step }: { pending: string; secret: string; step: number },
): Promise<boolean> {
  return change(db, subject, {
    set: sql`two_factor_secret = ${secret}, two_factor_pending = NULL, two_factor_last_step = ${step}`,
    where: sql`two_factor_pending = ${pending}`,
  });
}

/** Takes the second factor away; false when there was none. */
export function switchOff(db: Db, subject: Subject): Promise<boolean> {
  return change(db, subject, {
    set: sql`two_factor_secret = NULL, two_factor_pending = NULL, two_factor_last_step = NULL`,
    where: sql`two_factor_secret IS NOT NULL`,
  });
}

/** Keeps a mobile number that has not been proved yet, in place of the one before. */
export function setSmsPending(db: Db, subject: Subject, sealed: string): Promise<boolean> {
  return change(db, subject, { set: sql`sms_pending = ${sealed}` });
}

/** Puts a proved number in force; false when the pending one is another by now. */
export function switchSmsOn(
  db: Db,
  subject: Subject,
  { pending, number }: { pending: string; number: string },
): Promise<boolean> {
  return change(db, subject, {
    set: sql`sms_number = ${number}, sms_pending = NULL`,
    where: sql`sms_pending = ${pending}`,
  });
}

/** Takes the number away; false when there was none. */
export function switchSmsOff(db: Db, subject: Subject): Promise<boolean> {
  return change(db, subject, {
    set: sql`sms_number = NULL, sms_pending = NULL`,
    where: sql`sms_number IS NOT NULL`,
  });
}
