import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** A mail as it is stored. */
export interface StoredMail {
  division_id: number;
  id: number;
  kind: string;
  recipient: string;
  sender: string;
  subject: string;
  html: string;
  body: string;
  reply_to: string | null;
  dedupe_key: string;
  /** What stands in its gap, sealed. */
  secret_sealed: string | null;
  created_at: Date;
  sent_at: Date | null;
}

/** Writes a mail; null when this happening was written about before. */
export async function insertMail(
  { query }: Db,
  mail: {
    division: number;
    kind: string;
    dedupeKey: string;
    recipient: string;
    sender: string;
    subject: string;
    html: string;
    body: string;
    replyTo: string | null;
    secretSealed: string | null;
  },
): Promise<number | null> {
  const row = await query
    .insertInto('mails')
    .values({
      division_id: mail.division,
      kind: mail.kind,
      dedupe_key: mail.dedupeKey,
      recipient: mail.recipient,
      sender: mail.sender,
      subject: mail.subject,
      html: mail.html,
      body: mail.body,
      reply_to: mail.replyTo,
      secret_sealed: mail.secretSealed,
    })
    .onConflict((conflict) => conflict.columns(['division_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** One mail. */
export function findMail({ query }: Db, division: number, id: number): Promise<StoredMail | undefined> {
  return query
    .selectFrom('mails')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newest mails of a division, or of all. */
export function newestMails({ query }: Db, division: number | null, limit: number): Promise<StoredMail[]> {
  let mails = query.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(limit);
  if (division !== null) mails = mails.where('division_id', '=', division);
  return mails.execute();
}

/** Notes that a mail has left. */
export async function markMailSent({ query }: Db, division: number, id: number): Promise<void> {
  await query
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}
