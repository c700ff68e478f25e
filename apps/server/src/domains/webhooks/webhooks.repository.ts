import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { WebhooksTable } from './webhooks.tables.ts';

/** A webhook as it is stored. */
export type WebhookRow = Selectable<WebhooksTable>;

/** A webhook of a store. */
export interface WebhookAt {
  readonly division: number;
  readonly id: string;
}

/** The webhooks of a store, oldest first. */
export function listWebhooks({ query }: Db, division: number): Promise<WebhookRow[]> {
  return query
    .selectFrom('webhooks')
    .selectAll()
    .where('division_id', '=', division)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A webhook; `lock` keeps others from it until the transaction ends. */
export function findWebhook(
  { query }: Db,
  { division, id }: WebhookAt,
  lock = false,
): Promise<WebhookRow | undefined> {
  const found = query
    .selectFrom('webhooks')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id);
  return (lock ? found.forUpdate() : found).executeTakeFirst();
}

/** Keeps others who add webhooks to a store waiting until the transaction ends, so that there are never too many. */
export async function lockWebhooks({ query }: Db, division: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.webhooks'), ${division}::integer)`.execute(query);
}

/** Adds a webhook. */
export async function insertWebhook({ query }: Db, row: Insertable<WebhooksTable>): Promise<void> {
  await query.insertInto('webhooks').values(row).execute();
}

/** Changes a webhook, with a new version where `versioned`. */
export async function updateWebhook(
  { query }: Db,
  { division, id }: WebhookAt,
  { columns, versioned }: { columns: Updateable<WebhooksTable>; versioned: boolean },
): Promise<void> {
  await query
    .updateTable('webhooks')
    .set({ ...columns, ...(versioned ? { version: sql<number>`version + 1` } : {}) })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Deletes a webhook with its log. */
export async function deleteWebhook({ query }: Db, { division, id }: WebhookAt): Promise<void> {
  await query.deleteFrom('webhooks').where('division_id', '=', division).where('id', '=', id).execute();
}

/** Tells if a webhook of a store that is on asks for an event; without one, for any event. */
export async function isAskedFor({ query }: Db, division: number, event?: string): Promise<boolean> {
  const found = query
    .selectFrom('webhooks')
    .select('id')
    .where('division_id', '=', division)
    .where('enabled', '=', true);
  const row = await (
    event === undefined ? found : found.where(sql<boolean>`events ? ${event}::text`)
  ).executeTakeFirst();
  return row !== undefined;
}
