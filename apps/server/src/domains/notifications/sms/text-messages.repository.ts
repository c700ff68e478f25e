import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import type { Secrets } from '../../../security/secrets.ts';

/** Days for which a message is kept: it holds a code that was good for minutes. */
const keptDays = 1;

const contentSchema = z.object({ to: z.string(), text: z.string() });
const contextOf = (division: number, id: string): string => `text_messages.content:${division}:${id}`;

/** A text message as it is shown and sent. */
export interface StoredTextMessage {
  readonly id: string;
  readonly division: number;
  readonly kind: string;
  readonly to: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** Keeps a message, sealed, and forgets old ones; gives its id. */
export async function insertTextMessage(
  { query }: Db,
  secrets: Secrets,
  message: { division: number; kind: string; to: string; text: string },
): Promise<string> {
  const { division, kind, to, text } = message;
  await query
    .deleteFrom('text_messages')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
  const id = randomUUID();
  const content = secrets.encrypt(JSON.stringify({ to, text }), contextOf(division, id));
  await query.insertInto('text_messages').values({ division_id: division, id, kind, content }).execute();
  return id;
}

interface Row {
  division_id: number;
  id: string;
  kind: string;
  content: string;
  created_at: Date;
  sent_at: Date | null;
}

function opened(secrets: Secrets, row: Row): StoredTextMessage {
  const { division_id: division, id, kind, created_at: createdAt, sent_at: sentAt } = row;
  const content = contentSchema.parse(JSON.parse(secrets.decrypt(row.content, contextOf(division, id))));
  return { id, division, kind, createdAt, sentAt, ...content };
}

/** One message. */
export async function readTextMessage(
  { query }: Db,
  secrets: Secrets,
  { division, id }: { division: number; id: string },
): Promise<StoredTextMessage | null> {
  const row = await query
    .selectFrom('text_messages')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? opened(secrets, row) : null;
}

/** The newest messages of a division, or of all. */
export async function newestTextMessages(
  { query }: Db,
  secrets: Secrets,
  { division, limit }: { division: number | null; limit: number },
): Promise<StoredTextMessage[]> {
  const rows = await query
    .selectFrom('text_messages')
    .selectAll()
    .$if(division !== null, (all) => all.where('division_id', '=', division ?? 0))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => opened(secrets, row));
}

/** Notes that a message has left. */
export async function markTextMessageSent({ query }: Db, division: number, id: string): Promise<void> {
  await query
    .updateTable('text_messages')
    .set({ sent_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}
