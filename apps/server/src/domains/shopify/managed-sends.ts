import { randomUUID } from 'node:crypto';
import {
  shopifyOutcomes,
  statusTexts,
  type CallInput,
  type CallResponse,
  type ShopifySend,
} from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import { pricesIn } from '../catalogue/listing/prices.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { findConnection, type ConnectionRow } from './connection.repository.ts';
import type { ShopifyManager } from './managed-shopify.ts';
import { sendJob } from './send-products.ts';
import { findSend, insertSend, isSending, listSends, listSent, type SendRow } from './sends.repository.ts';
import { currencyWords } from './shopify-words.ts';

/** The products that a request names or that match its filter, archived ones as well. */
export type ChosenProducts = (
  division: Division,
  products: CallInput<'dashboard.sendToShopify'>['body']['products'],
) => Promise<readonly { readonly id: number; readonly name: string }[]>;

const missing = (): Failure => fail('not_found', statusTexts[404] ?? '');
const badCursor = (): Failure => fail('validation_failed', 'This is not a cursor of this list', 'cursor');

const sendCursor = z.tuple([z.string().regex(/^[\d :.+-]{10,40}$/), z.uuid()]);
const productCursor = z.tuple([z.boolean(), z.number().int()]);

const toCursor = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** A place in a list; undefined where the text is none. */
function readCursor<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

const viewOf = (row: SendRow): ShopifySend => ({
  id: row.id,
  state: row.state === 'done' ? 'done' : 'running',
  total: row.total,
  processed: row.processed,
  failed: row.failed,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

/** The chosen delivery profile of a connection; undefined where there is none. */
const chosenProfile = (row: ConnectionRow | undefined) =>
  row?.profiles.find(({ id }) => id === row.profile_id);

/** Products that are sent to Shopify, as the team of a store starts and watches it. */
export function createManagedSends(
  { database, jobs }: Pick<Core, 'database' | 'jobs'>,
  chosen: ChosenProducts,
) {
  return {
    async start(
      { division, actor, key }: ShopifyManager,
      { products }: CallInput<'dashboard.sendToShopify'>['body'],
    ): Promise<Result<ShopifySend>> {
      const rows = await chosen(division, products);
      if (rows.length === 0)
        return fail('validation_failed', 'No product matches. Reload the list and try again.', 'products');
      const once = writeKey({ call: 'shopify.sent', actor, key }, products);
      const started = await settle(() =>
        database.tenant(division.id, async (db) => {
          // Locked, so that two sends at once cannot create a product twice.
          const connection = await findConnection(db, division.id, true);
          const place = { division: division.id, once, schema: z.string() };
          const { value } = await writtenOnce(db, place, async () => {
            if (!connection || !chosenProfile(connection))
              throw new Rollback(
                fail(
                  'conflict',
                  connection
                    ? 'Choose the delivery profile of your products under Settings → Shopify first.'
                    : 'Connect your Shopify shop under Settings → Shopify first.',
                ),
              );
            if (pricesIn(division, connection.currency).currency !== connection.currency)
              throw new Rollback(fail('validation_failed', currencyWords(division, connection), 'products'));
            if (await isSending(db, division.id))
              throw new Rollback(
                fail('conflict', 'Products are being sent to Shopify already. Wait until that is done.'),
              );
            const id = randomUUID();
            await insertSend(db, { division: division.id, id }, rows);
            await jobs.enqueue(db, sendJob, { division: division.id, id });
            await recordAudit(db, {
              division: division.id,
              actor,
              action: 'shopify.sent',
              target: `shopify:${connection.shop_domain}`,
              data: { products: rows.length },
            });
            return id;
          });
          return findSend(db, { division: division.id, id: value });
        }),
      );
      if (!started.ok) return started;
      jobs.wake();
      return started.value ? ok(viewOf(started.value)) : missing();
    },

    async list(
      division: Division,
      { limit, cursor }: CallInput<'dashboard.shopifySends'>['query'],
    ): Promise<Result<CallResponse<'dashboard.shopifySends'>>> {
      const read = cursor === undefined ? null : readCursor(cursor, sendCursor);
      if (read === undefined) return badCursor();
      const after = read && { at: read[0], id: read[1] };
      return database.tenant(division.id, async (db) => {
        const connection = await findConnection(db, division.id);
        const profile = chosenProfile(connection);
        const rows = await listSends(db, division.id, { limit: limit + 1, after });
        const page = rows.slice(0, limit);
        const last = rows.length > limit ? page.at(-1) : undefined;
        return ok({
          target:
            connection && profile
              ? {
                  shopDomain: connection.shop_domain,
                  shopName: connection.shop_name,
                  profileName: profile.name,
                }
              : null,
          items: page.map(viewOf),
          next: last ? toCursor([last.at, last.id]) : null,
        });
      });
    },

    async get(
      division: Division,
      id: string,
      { limit, cursor }: CallInput<'dashboard.shopifySend'>['query'],
    ): Promise<Result<CallResponse<'dashboard.shopifySend'>>> {
      const read = cursor === undefined ? null : readCursor(cursor, productCursor);
      if (read === undefined) return badCursor();
      const after = read && { isWell: read[0], id: read[1] };
      return database.tenant(division.id, async (db) => {
        const at = { division: division.id, id };
        const send = await findSend(db, at);
        if (!send) return missing();
        const rows = await listSent(db, at, { limit: limit + 1, after });
        const page = rows.slice(0, limit);
        const last = rows.length > limit ? page.at(-1) : undefined;
        return ok({
          send: viewOf(send),
          items: page.map((row) => ({
            id: row.product_id,
            name: row.name,
            outcome: shopifyOutcomes.find((known) => known === row.outcome) ?? null,
            reason: row.reason,
          })),
          next: last ? toCursor([last.is_well, last.product_id]) : null,
        });
      });
    },
  };
}

/** Products that are sent to Shopify, as the team of a store starts and watches it. */
export type ManagedSends = ReturnType<typeof createManagedSends>;
