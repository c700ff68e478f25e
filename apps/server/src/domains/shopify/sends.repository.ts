import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** A send of a store by its id. */
export interface SendAt {
  readonly division: number;
  readonly id: string;
}

/** A send. */
export type SendRow = NonNullable<Awaited<ReturnType<typeof findSend>>>;

/** A product that is on Shopify. */
export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** A product's outcome. */
export interface SentProduct {
  readonly id: number;
  readonly outcome: 'created' | 'updated' | 'failed';
  readonly reason: string;
}

/** A send by its id; `lock` keeps others from it until the transaction ends. */
export function findSend({ query }: Db, { division, id }: SendAt, lock = false) {
  const found = query
    .selectFrom('shopify_sends')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id);
  return (lock ? found.forUpdate() : found).executeTakeFirst();
}

/** Tells if a send of a store runs, and has come on within the last hour. */
export async function isSending({ query }: Db, division: number): Promise<boolean> {
  const row = await query
    .selectFrom('shopify_sends')
    .select('id')
    .where('division_id', '=', division)
    .where('state', '=', 'running')
    .where('progressed_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes a send with its products. */
export async function insertSend(
  { query }: Db,
  { division, id }: SendAt,
  products: readonly { readonly id: number; readonly name: string }[],
): Promise<void> {
  await query
    .insertInto('shopify_sends')
    .values({ division_id: division, id, total: products.length })
    .execute();
  await sql`
    INSERT INTO shopify_send_products (division_id, send_id, product_id, name)
    SELECT ${division}::integer, ${id}::uuid, p.id, p.name
    FROM jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS p(id bigint, name text)
    ON CONFLICT DO NOTHING`.execute(query);
}

/** Sends of a store, latest first, behind a cursor. */
export function listSends(
  { query }: Db,
  division: number,
  { limit, after }: { readonly limit: number; readonly after: { at: string; id: string } | null },
) {
  return query
    .selectFrom('shopify_sends')
    .selectAll()
    .select(sql<string>`created_at::text`.as('at'))
    .where('division_id', '=', division)
    .$if(after !== null, (some) =>
      some.where(sql<boolean>`(created_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Products of a send behind a cursor: those that failed first, each group by id. */
export function listSent(
  { query }: Db,
  { division, id }: SendAt,
  { limit, after }: { readonly limit: number; readonly after: { isWell: boolean; id: number } | null },
) {
  return query
    .selectFrom('shopify_send_products')
    .select(['product_id', 'name', 'outcome', 'reason'])
    .select(sql<boolean>`outcome IS DISTINCT FROM 'failed'`.as('is_well'))
    .where('division_id', '=', division)
    .where('send_id', '=', id)
    .$if(after !== null, (some) =>
      some.where(
        sql<boolean>`((outcome IS DISTINCT FROM 'failed'), product_id) > (${after?.isWell}::boolean, ${after?.id}::bigint)`,
      ),
    )
    .orderBy(sql`outcome IS DISTINCT FROM 'failed'`)
    .orderBy('product_id')
    .limit(limit)
    .execute();
}

/** The next product of a send that was not sent yet. */
export function nextProduct({ query }: Db, { division, id }: SendAt) {
  return query
    .selectFrom('shopify_send_products')
    .select('product_id')
    .where('division_id', '=', division)
    .where('send_id', '=', id)
    .where('outcome', 'is', null)
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst();
}

/** Notes the outcome of a product, once. */
export async function noteSent({ query }: Db, { division, id }: SendAt, sent: SentProduct): Promise<void> {
  const { numUpdatedRows } = await query
    .updateTable('shopify_send_products')
    .set({ outcome: sent.outcome, reason: sent.reason })
    .where('division_id', '=', division)
    .where('send_id', '=', id)
    .where('product_id', '=', sent.id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await query
    .updateTable('shopify_sends')
    .set({
      processed: sql<number>`processed + 1`,
      failed: sql<number>`failed + ${sent.outcome === 'failed' ? 1 : 0}`,
      progressed_at: sql<Date>`now()`,
    })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Notes how often the next product was tried without an answer. */
export async function noteTries({ query }: Db, { division, id }: SendAt, tries: number): Promise<void> {
  await query
    .updateTable('shopify_sends')
    .set({ tries, progressed_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Ends a send; what was not sent failed for a reason. */
export async function endSend({ query }: Db, { division, id }: SendAt, reason: string): Promise<void> {
  const left = await query
    .updateTable('shopify_send_products')
    .set({ outcome: 'failed', reason })
    .where('division_id', '=', division)
    .where('send_id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  const failed = Number(left.numUpdatedRows);
  await query
    .updateTable('shopify_sends')
    .set({
      state: 'done',
      finished_at: sql<Date>`now()`,
      processed: sql<number>`processed + ${failed}`,
      failed: sql<number>`failed + ${failed}`,
    })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** The product on Shopify that one of a store is. */
export function findLink({ query }: Db, division: number, product: number) {
  return query
    .selectFrom('shopify_products')
    .selectAll()
    .where('division_id', '=', division)
    .where('product_id', '=', product)
    .executeTakeFirst();
}

/** Notes a product that is on Shopify, unless the connection or the product is gone. */
export async function writeLink(
  { query }: Db,
  { division, connection, product }: { division: number; connection: string; product: number },
  columns: { shopify_id: string; images_hash: string; profile_id: string | null },
): Promise<void> {
  await sql`
    INSERT INTO shopify_products (division_id, product_id, shopify_id, images_hash, profile_id)
    SELECT c.division_id, p.id, ${columns.shopify_id}, ${columns.images_hash}, ${columns.profile_id}
    FROM shopify_connections c JOIN products p ON p.division_id = c.division_id AND p.id = ${product}
    WHERE c.division_id = ${division} AND c.id = ${connection}::uuid
    ON CONFLICT (division_id, product_id) DO UPDATE SET shopify_id = excluded.shopify_id,
      images_hash = excluded.images_hash, profile_id = excluded.profile_id, sent_at = now()`.execute(query);
}
