import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { appendMessage, updateChat } from './chat.repository.ts';

/**
 * Ends chats whose visitor was not seen for a quarter of an hour, so that none of them holds a place in the queue. A
 * page in the background asks once a minute at the least.
 */
export async function endAbandoned(db: Db): Promise<void> {
  const left = await db.query
    .selectFrom('chats')
    .select(['division_id as division', 'id'])
    .where('status', '!=', 'ended')
    .where('visitor_seen_at', '<', sql<Date>`now() - interval '15 minutes'`)
    .orderBy('division_id')
    .orderBy('id')
    .limit(100)
    // Whoever else is at one of them, be it its visitor who comes back, is left in peace.
    .forUpdate()
    .skipLocked()
    .execute();
  for (const place of left) {
    await appendMessage(db, place, { author: 'event', event: 'left', name: '' });
    await updateChat(db, place, { status: 'ended' });
  }
}
