import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { recountEmail } from '../customers/recounts.ts';
import type { Leaver } from '../notifications/mail/unsubscribe-link.ts';
import { everyList, leaveAllLists } from './subscriber-list.ts';

/** A subscription that waits for its confirmation. */
export interface PendingSubscriber {
  division: number;
  mailingList: string;
  email: string;
  firstName: string;
  tokenHash: string;
}

/**
 * Notes a wish to be on a list. False when nothing is to be sent: confirmed already, or asked for so shortly
 * before that the mail is still on its way.
 */
export async function notePending({ query }: Db, subscriber: PendingSubscriber): Promise<boolean> {
  const row = await query
    .insertInto('subscribers')
    .values({
      division_id: subscriber.division,
      mailing_list: subscriber.mailingList,
      email: subscriber.email,
      first_name: subscriber.firstName,
      token_hash: subscriber.tokenHash,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['division_id', 'mailing_list', 'email'])
        .doUpdateSet({
          token_hash: subscriber.tokenHash,
          first_name: subscriber.firstName,
          created_at: sql<Date>`now()`,
        })
        .where('subscribers.verified_at', 'is', null)
        .where('subscribers.created_at', '<', sql<Date>`now() - interval '2 minutes'`),
    )
    .returning('email')
    .executeTakeFirst();
  return row !== undefined;
}

/** A person who has confirmed just now. */
export interface ConfirmedSubscriber {
  mailingList: string;
  email: string;
  firstName: string;
}

/**
 * Confirms the subscription of a token, and tells whose it is. `already` when that was done before, however long ago;
 * `unknown` when there is none, or its time is over.
 */
export async function confirm(
  db: Db,
  division: number,
  tokenHash: string,
): Promise<ConfirmedSubscriber | 'already' | 'unknown'> {
  const { query } = db;
  const row = await query
    .updateTable('subscribers')
    .set({ verified_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('token_hash', '=', tokenHash)
    .where('verified_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
    .returning(['email', 'first_name', 'mailing_list'])
    .executeTakeFirst();
  if (row !== undefined) {
    await recountEmail(db, division, row.email);
    return { email: row.email, firstName: row.first_name, mailingList: row.mailing_list };
  }
  const known = await query
    .selectFrom('subscribers')
    .select('email')
    .where('division_id', '=', division)
    .where('token_hash', '=', tokenHash)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return known === undefined ? 'unknown' : 'already';
}

/** Forgets that somebody is on a list, or wanted to be; on all of them where the link is of no single one. */
export async function leaveList(db: Db, division: number, { mailingList, email }: Leaver): Promise<void> {
  await recountEmail(db, division, email);
  if (mailingList === everyList) return leaveAllLists(db, division, [email]);
  await db.query
    .deleteFrom('subscribers')
    .where('division_id', '=', division)
    .where('mailing_list', '=', mailingList)
    .where('email', '=', email)
    .execute();
}
