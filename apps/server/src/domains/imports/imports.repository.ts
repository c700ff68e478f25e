import type { Import } from '@omnis/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import type { ListPart } from '../../http/list-page.ts';

/** States of an import. */
export type ImportState = Import['state'];

const countsSchema = z.object({
  lines: z.number().default(0),
  create: z.number().default(0),
  update: z.number().default(0),
  unchanged: z.number().default(0),
  reject: z.number().default(0),
  applied: z.number().default(0),
});

/** Counts of an import from reading and applying it. */
export type ImportCounts = z.output<typeof countsSchema>;

/** An import as its service works with it. */
export interface ImportRecord {
  id: number;
  filename: string;
  /** Of its file in the storage. */
  key: string;
  bytes: number;
  state: ImportState;
  percent: number;
  message: string;
  counts: ImportCounts;
  createdAt: Date;
  finishedAt: Date | null;
}

const stateSchema = z.enum(['reading', 'ready', 'applying', 'done', 'cancelled', 'failed']);

interface ImportRow {
  id: number;
  filename: string;
  path: string;
  bytes: number;
  state: string;
  percent: string;
  message: string;
  counts: unknown;
  created_at: Date;
  finished_at: Date | null;
}

/** The key of an import's file. Rows of former releases hold a path on one machine's disk, which ends in the key. */
export function keyOf(path: string): string {
  return path.slice(path.lastIndexOf('imports/'));
}

function toRecord(row: ImportRow): ImportRecord {
  return {
    id: row.id,
    filename: row.filename,
    key: keyOf(row.path),
    bytes: row.bytes,
    state: stateSchema.parse(row.state),
    percent: Number(row.percent),
    message: row.message,
    counts: countsSchema.parse(row.counts),
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}

/** Starts the record of an import. */
export async function insertImport(
  { query }: Db,
  division: number,
  { filename, key, bytes }: { filename: string; key: string; bytes: number },
): Promise<number> {
  const { id } = await query
    .insertInto('imports')
    .values({ division_id: division, filename, path: key, bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One import of a store. */
export async function findImport({ query }: Db, division: number, id: number): Promise<ImportRecord | null> {
  const row = await query
    .selectFrom('imports')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Number of imports of a store that have a file and are not finished. */
export async function countOpenImports({ query }: Db, division: number): Promise<number> {
  const { count } = await query
    .selectFrom('imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('division_id', '=', division)
    .where('state', 'in', ['reading', 'ready', 'applying'])
    .executeTakeFirstOrThrow();
  return count;
}

/** Imports of a store, newest first. */
export async function listImports(
  { query }: Db,
  division: number,
  page: ListPart<number>,
): Promise<{ items: ImportRecord[]; total: number }> {
  const [rows, count] = await Promise.all([
    query
      .selectFrom('imports')
      .selectAll()
      .where('division_id', '=', division)
      .$if(page.after !== null, (all) => all.where('id', '<', page.after ?? 0))
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    query
      .selectFrom('imports')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('division_id', '=', division)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(toRecord), total: count.total };
}

/** Changes an import; with `from`, only when it is in that state. Says whether it was. */
export async function updateImport(
  { query }: Db,
  at: { division: number; id: number; from?: ImportState },
  changes: {
    state?: ImportState;
    percent?: number;
    message?: string;
    counts?: ImportCounts;
    finished?: boolean;
  },
): Promise<boolean> {
  let update = query
    .updateTable('imports')
    .set({
      ...(changes.state === undefined ? {} : { state: changes.state }),
      ...(changes.percent === undefined
        ? {}
        : { percent: Math.min(100, Math.round(changes.percent * 100) / 100) }),
      ...(changes.message === undefined ? {} : { message: changes.message }),
      ...(changes.counts === undefined ? {} : { counts: JSON.stringify(changes.counts) }),
      ...(changes.finished ? { finished_at: sql<Date>`now()` } : {}),
    })
    .where('division_id', '=', at.division)
    .where('id', '=', at.id);
  if (at.from !== undefined) update = update.where('state', '=', at.from);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A product of an import, as it is kept between preview and application. */
export interface ImportRowRecord {
  line: number;
  handle: string;
  name: string;
  action: 'create' | 'update' | 'unchanged' | 'reject';
  reasons: string[];
  variants: number;
  images: number;
  priceMinor: number | null;
  product: unknown;
  sourceHash: string | null;
}

/** Adds rows of a preview; a row that is there already stays, so that reading can be repeated. */
export async function insertRows(
  { query }: Db,
  at: { division: number; id: number },
  rows: readonly ImportRowRecord[],
): Promise<void> {
  if (rows.length === 0) return;
  await query
    .insertInto('import_rows')
    .values(
      rows.map((row) => ({
        division_id: at.division,
        import_id: at.id,
        line: row.line,
        handle: row.handle,
        name: row.name,
        action: row.action,
        reasons: JSON.stringify(row.reasons),
        variant_count: row.variants,
        image_count: row.images,
        price_minor: row.priceMinor,
        product: row.product === null ? null : JSON.stringify(row.product),
        source_hash: row.sourceHash,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const reasonsSchema = z.array(z.string());
const actionSchema = z.enum(['create', 'update', 'unchanged', 'reject']);

/** Forgets what was read of an import. */
export async function deleteRows({ query }: Db, at: { division: number; id: number }): Promise<void> {
  await query
    .deleteFrom('import_rows')
    .where('division_id', '=', at.division)
    .where('import_id', '=', at.id)
    .execute();
}

/** A page of the rows of an import. */
export async function listRows(
  { query }: Db,
  at: { division: number; id: number; action?: string | undefined },
  page: ListPart<number>,
): Promise<{ items: ImportRowRecord[]; total: number }> {
  let base = query
    .selectFrom('import_rows')
    .where('division_id', '=', at.division)
    .where('import_id', '=', at.id);
  if (at.action !== undefined) base = base.where('action', '=', at.action);
  const [rows, count] = await Promise.all([
    base
      .select(['line', 'handle', 'name', 'action', 'reasons', 'variant_count', 'image_count', 'price_minor'])
      .$if(page.after !== null, (all) => all.where('line', '>', page.after ?? 0))
      .orderBy('line')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    base.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map((row) => ({
    line: row.line,
    handle: row.handle,
    name: row.name,
    action: actionSchema.parse(row.action),
    reasons: reasonsSchema.parse(row.reasons),
    variants: row.variant_count,
    images: row.image_count,
    priceMinor: row.price_minor,
    product: null,
    sourceHash: null,
  }));
  return { items, total: count.total };
}

/** Adds what its owner should know of a product that was written. */
export async function addReason(
  { query }: Db,
  at: { division: number; id: number; line: number },
  reason: string,
): Promise<void> {
  await query
    .updateTable('import_rows')
    .set({ reasons: sql`reasons || jsonb_build_array(${reason}::text)` })
    .where('division_id', '=', at.division)
    .where('import_id', '=', at.id)
    .where('line', '=', at.line)
    .execute();
}

/** The next products to write, bundles or all others, locked so that two appliers cannot write the same. */
export async function nextToApply(
  { query }: Db,
  at: { division: number; id: number; after: number; bundles: boolean },
  limit: number,
): Promise<{ line: number; product: unknown; sourceHash: string }[]> {
  const rows = await query
    .selectFrom('import_rows')
    .select(['line', 'product', 'source_hash'])
    .where('division_id', '=', at.division)
    .where('import_id', '=', at.id)
    .where('action', 'in', ['create', 'update'])
    .where('applied_at', 'is', null)
    .where('line', '>', at.after)
    .where(sql<boolean>`jsonb_exists(product, 'bundle')`, '=', at.bundles)
    .orderBy('line')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map((row) => ({ line: row.line, product: row.product, sourceHash: row.source_hash ?? '' }));
}

/** Marks products as written; what was read of them is not needed any more. */
export async function markApplied(
  { query }: Db,
  at: { division: number; id: number },
  lines: readonly number[],
): Promise<void> {
  await query
    .updateTable('import_rows')
    .set({ applied_at: sql<Date>`now()`, product: null })
    .where('division_id', '=', at.division)
    .where('import_id', '=', at.id)
    .where('line', 'in', [...lines])
    .execute();
}
