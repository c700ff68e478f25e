import { liveTopics, type WebhookEvent } from '@omnis/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { WebhookNews } from './webhook-news.ts';
import { isAskedFor } from './webhooks.repository.ts';

/** Most events of one statement; more are several. */
const mostAtOnce = 500;

/**
 * Tells the webhooks of a store that ask for it, in the transaction of what it tells of: each gets a delivery of its own, which is
 * sent after the commit and tried again until it arrives. Nothing is written where no webhook asks for it.
 *
 * @example
 * await tellWebhooks(db, 21, [{ event: 'order.placed', about: { id: 4711 } }]);
 */
export async function tellWebhooks(
  { query, announce }: Db,
  division: number,
  news: readonly WebhookNews[],
): Promise<void> {
  let written = 0n;
  for (let from = 0; from < news.length; from += mostAtOnce) {
    const some = JSON.stringify(news.slice(from, from + mostAtOnce));
    // One round trip: orders are placed in many transactions at once.
    const { numAffectedRows = 0n } = await sql`
      INSERT INTO webhook_deliveries (division_id, webhook_id, event, about)
      SELECT hook.division_id, hook.id, news.event, news.about
      FROM jsonb_to_recordset(${some}::jsonb) AS news(event text, about jsonb)
      JOIN webhooks AS hook ON hook.division_id = ${division} AND hook.enabled AND hook.events ? news.event`.execute(
      query,
    );
    written += numAffectedRows;
  }
  if (written > 0n) announce(liveTopics.webhooks(division));
}

/** Tells if a webhook of a store asks for an event that is not looked for otherwise. */
export const webhooksAskFor = (db: Db, division: number, event: WebhookEvent): Promise<boolean> =>
  isAskedFor(db, division, event);
