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
  /** Text that fills its gap, sealed. */
  secret_sealed: string | null;
  /** The order that it is about. */
  order_id: number | null;
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
    order: number | null;
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
      order_id: mail.order,
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

/** The newest emails about an order, without their texts. */
export function mailsOfOrder(
  { query }: Db,
  division: number,
  order: number,
): Promise<Pick<StoredMail, 'id' | 'kind' | 'subject' | 'recipient' | 'created_at'>[]> {
  return query
    .selectFrom('mails')
    .select(['id', 'kind', 'subject', 'recipient', 'created_at'])
    .where('division_id', '=', division)
    .where('order_id', '=', order)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** Number of emails about an order that were sent again since a time. */
export async function countRepeats(
  { query }: Db,
  division: number,
  { order, prefix, since }: { order: number; prefix: string; since: Date },
): Promise<number> {
  const { count } = await query
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('division_id', '=', division)
    .where('order_id', '=', order)
    .where('dedupe_key', 'like', `${prefix}%`)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
