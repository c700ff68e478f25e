import { statusTexts, type CallInput, type CallResponse, type StockRow } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { ordersOfVariant, ordersSearched } from '../orders/variant-orders.ts';
import { nextStock } from './next-stock.ts';
import { readStockSettings } from './stock-settings.repository.ts';
import { recordStockChanges } from './stock-changes.ts';
import {
  barcodedProducts,
  findStock,
  listStock,
  listStockChanges,
  setStock,
  type StockPlace,
  type StockQuery,
  type StockRowFound,
} from './stock.repository.ts';
import { changeOf, viewOf } from './stock.view.ts';

/** The store whose stock is changed, and by whom; a change is made once for its key. */
export interface StockManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

/** Most variants that one change is for. */
const mostMatching = 50_000;

const kept = z.object({ variantId: z.string() });
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const badCursor = (): Failure => fail('validation_failed', 'This is not a cursor of this list', 'cursor');

const placeSchema = z.tuple([z.int().positive(), z.int(), z.uuid()]);
const cursorOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function readCursor<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Products whose variants are searched at first; each further look is at four times as many. */
const firstLook = 200;

/** The stock of a store's variants as its team manages it. */
export function createManagedStock(
  { database, reading }: Pick<Core, 'database' | 'reading'>,
  { catalogue }: { catalogue: Pick<CatalogueLookups, 'productsOfWords' | 'stockChanged'> },
) {
  /** Changes the stock of a variant under its lock, and notes who did. */
  async function write(
    db: Db,
    { division, actor }: StockManager,
    { variantId, body }: { variantId: string; body: CallInput<'dashboard.adjustStock'>['body'] },
  ): Promise<void> {
    const row = await findStock(db, division.id, { id: variantId, lock: true });
    if (!row) throw new Rollback(gone());
    const next = nextStock(row.stock, body);
    if (!next.ok) throw new Rollback(next);
    const { reason, note } = body;
    const change = { variantId, from: row.stock, to: next.value };
    await setStock(db, division.id, { id: variantId, stock: next.value });
    await recordStockChanges(db, division.id, { by: actor, reason, note, changes: [change] });
    await recordAudit(db, {
      division: division.id,
      actor,
      action: 'stock.changed',
      target: `variant:${variantId}`,
      data: { from: row.stock, to: next.value, reason },
    });
  }

  /** The products whose variants a search has to look at, newest first; null: those of all. */
  async function searchedProducts(
    division: Division,
    { words, after }: { words: readonly string[]; after: StockPlace | null },
  ): Promise<number[] | null> {
    if (words.length === 0) return null;
    const barcoded = await reading.tenant(division.id, (db) => barcodedProducts(db, division.id, words));
    const typed = words.map((word, at) => ({ word, barcoded: barcoded[at] ?? new Set<number>() }));
    const ids = await catalogue.productsOfWords(division, typed);
    return after ? ids.filter((id) => id <= after.productId) : ids;
  }

  /** A page of variants; products are looked at in parts, as a few of the newest mostly fill it. */
  async function findPage(db: Db, { among, ...query }: StockQuery): Promise<readonly StockRowFound[]> {
    if (among === null) return listStock(db, { ...query, among });
    const found: StockRowFound[] = [];
    let size = firstLook;
    for (let at = 0; at < among.length && found.length < query.limit; size *= 4) {
      const part = among.slice(at, at + size);
      at += size;
      found.push(...(await listStock(db, { ...query, limit: query.limit - found.length, among: part })));
    }
    return found;
  }

  return {
    async list(
      division: Division,
      { limit, cursor, q, filter }: CallInput<'dashboard.stock'>['query'],
    ): Promise<Result<CallResponse<'dashboard.stock'>>> {
      const place = cursor === undefined ? null : readCursor(placeSchema, cursor);
      if (cursor !== undefined && !place) return badCursor();
      const after: StockPlace | null = place && { productId: place[0], position: place[1], id: place[2] };
      const words = q.split(/\s+/).filter((word) => word !== '');
      const among = await searchedProducts(division, { words, after });
      return reading.tenant(division.id, async (db) => {
        const { lowAt } = await readStockSettings(db, division.id);
        const which = { division: division.id, limit: limit + 1, after, words, among, filter, lowAt };
        const rows = await findPage(db, which);
        const page = rows.slice(0, limit);
        const last = rows.length > limit ? page.at(-1) : undefined;
        return ok({
          items: page.map((row) => viewOf(row, lowAt)),
          next: last ? cursorOf([last.product_id, last.position, last.id]) : null,
        });
      });
    },

    /** Ids of all variants that the list shows for some words and a filter. */
    async matching(
      division: Division,
      { q, filter }: Pick<CallInput<'dashboard.stock'>['query'], 'q' | 'filter'>,
    ): Promise<string[]> {
      const words = q.split(/\s+/).filter((word) => word !== '');
      const among = await searchedProducts(division, { words, after: null });
      return database.tenant(division.id, async (db) => {
        const { lowAt } = await readStockSettings(db, division.id);
        const which = {
          division: division.id,
          limit: mostMatching,
          after: null,
          words,
          among,
          filter,
          lowAt,
        };
        return (await findPage(db, which)).map(({ id }) => id);
      });
    },

    /** The stock of a variant. */
    find: (division: Division, variantId: string): Promise<Result<StockRow>> =>
      database.tenant(division.id, async (db) => {
        const row = await findStock(db, division.id, { id: variantId });
        const { lowAt } = await readStockSettings(db, division.id);
        return row ? ok(viewOf(row, lowAt)) : gone();
      }),

    /** 404 for another store's, 409 when the stock was changed since it was read, 422 with the field that is wrong. */
    async adjust(
      manager: StockManager,
      variantId: string,
      body: CallInput<'dashboard.adjustStock'>['body'],
    ): Promise<Result<StockRow>> {
      const { division, actor, key } = manager;
      const written = await settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'stock.adjust', actor, key }, [variantId, body]);
          const { isNew } = await writtenOnce(db, { division: division.id, once, schema: kept }, async () => {
            await write(db, manager, { variantId, body });
            return { variantId };
          });
          const row = await findStock(db, division.id, { id: variantId });
          return { isNew, row, ...(await readStockSettings(db, division.id)) };
        }),
      );
      if (!written.ok) return written;
      const { isNew, row, lowAt } = written.value;
      if (!row) return gone();
      if (isNew) await catalogue.stockChanged(division.id, [row.product_id]);
      return ok(viewOf(row, lowAt));
    },

    async history(
      division: Division,
      variantId: string,
      { limit, cursor }: CallInput<'dashboard.stockHistory'>['query'],
    ): Promise<Result<CallResponse<'dashboard.stockHistory'>>> {
      const before = cursor === undefined ? null : readCursor(z.int().positive(), cursor);
      if (cursor !== undefined && before === null) return badCursor();
      return database.tenant(division.id, async (db) => {
        const row = await findStock(db, division.id, { id: variantId });
        if (!row) return gone();
        const [{ lowAt }, changes, orders] = await Promise.all([
          readStockSettings(db, division.id),
          listStockChanges(db, division.id, { variantId, before, limit: limit + 1 }),
          // The first page has them.
          before === null ? ordersOfVariant(db, division.id, variantId) : [],
        ]);
        const page = changes.slice(0, limit);
        const last = changes.length > limit ? page.at(-1) : undefined;
        return ok({
          ...viewOf(row, lowAt),
          changes: page.map(changeOf),
          next: last ? cursorOf(last.id) : null,
          orders: orders.map(({ at, ...order }) => ({ ...order, at: at.toISOString() })),
          ordersSearched,
        });
      });
    },
  };
}

/** The stock of a store's variants as its team manages it. */
export type ManagedStock = ReturnType<typeof createManagedStock>;
