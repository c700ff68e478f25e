import { randomUUID } from 'node:crypto';
import { statusTexts, type BulkEdit, type CallInput } from '@omnis/contract';
import { currencies, toMajor, toMinor, type CurrencyCode } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import type { CatalogueService } from '../catalogue.service.ts';
import { salePriceTooHigh } from '../editing/product-changes.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { findEdit, insertEdit, insertUndo, refusalsOf } from './bulk.repository.ts';
import { undoableKinds, type BulkTask } from './bulk-task.ts';
import { createChosenProducts } from './chosen-products.ts';
import { runBulkEdit } from './run-bulk-edit.ts';

/** The store whose products are changed, and by whom; a change is made once for its key. */
export interface BulkEditor {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

type Start = CallInput<'dashboard.startBulkEdit'>['body'];

const jobSchema = z.object({ division: z.number(), id: z.string() });
const bulkJob: JobKind<z.output<typeof jobSchema>> = {
  name: 'products.bulkEdit',
  title: 'Change many products',
  schema: jobSchema,
  retries: 5,
  concurrency: 2,
};

/** Refused products that an answer names. */
const mostRefusals = 100;
/** Hours for which a bulk edit can be undone. */
const undoHours = 24;
const hour = 60 * 60 * 1000;

const missing = (): Failure => fail('not_found', statusTexts[404] ?? '');
const invalid = (field: string, message: string): Failure => fail('validation_failed', message, field);

function isUndoable(edit: NonNullable<Awaited<ReturnType<typeof findEdit>>>): boolean {
  return (
    undoableKinds.has(edit.task.kind) &&
    edit.changed > 0 &&
    edit.undone_by === null &&
    edit.finished_at !== null &&
    Date.now() - edit.finished_at.getTime() < undoHours * hour
  );
}

type FixedPriceAction = Extract<Start['action'], { kind: 'fixedPrice' }>;

function fixedFault(
  { currency: code, set, price, salePrice }: FixedPriceAction,
  division: Division,
): Failure | null {
  if (code === division.currency || !division.currencies.includes(code))
    return invalid('action.currency', 'Choose a currency that you offer beside your main one');
  if (set !== 'amount')
    return price === undefined && salePrice === undefined
      ? null
      : invalid('action.price', 'Leave the price out');
  if (price === undefined || price <= 0) return invalid('action.price', 'Enter a price above 0');
  const isWhole = (value: number): boolean => toMajor(toMinor(value, code), code) === value;
  const message =
    currencies[code].decimals === 0
      ? 'Enter a whole number'
      : `At most ${currencies[code].decimals} decimals`;
  if (!isWhole(price)) return invalid('action.price', message);
  if (typeof salePrice !== 'number') return null;
  if (!isWhole(salePrice)) return invalid('action.salePrice', message);
  return salePrice < price ? null : invalid('action.salePrice', salePriceTooHigh);
}

/** An action as it is stored, its amounts in minor units. */
function taskOf(action: Start['action'], currency: CurrencyCode): BulkTask {
  if (action.kind === 'price' && action.by === 'amount')
    return { ...action, value: Math.sign(action.value) * toMinor(Math.abs(action.value), currency) };
  if (action.kind !== 'fixedPrice') return action;
  const { price, salePrice, ...rest } = action;
  return {
    ...rest,
    ...(price === undefined ? {} : { price: toMinor(price, action.currency) }),
    ...(typeof salePrice === 'number' ? { salePrice: toMinor(salePrice, action.currency) } : {}),
  };
}

/** The fault of an action, by field; null when it can be carried out. */
function faultOf(action: Start['action'], snapshot: Snapshot, division: Division): Failure | null {
  const { currency } = division;
  if (action.kind === 'fixedPrice') return fixedFault(action, division);
  if (action.kind === 'price') {
    const { by, value } = action;
    if (by === 'percent' && (value <= -100 || value > 1000))
      return invalid('action.value', 'Enter more than -100% and at most 1,000%');
    const decimals = by === 'percent' ? 2 : currencies[currency].decimals;
    if (Number(value.toFixed(decimals)) !== value)
      return invalid(
        'action.value',
        decimals === 0 ? 'Enter a whole number' : `At most ${decimals} decimals`,
      );
  }
  if (action.kind === 'tags' && action.add.length + action.remove.length === 0)
    return invalid('action.add', 'Enter a tag to add or to remove');
  if (
    action.kind === 'collection' &&
    !snapshot.collections.some(({ id, kind }) => id === action.collectionId && kind === 'manual')
  )
    return invalid('action.collectionId', 'This store has no such manual collection');
  return null;
}

/** Bulk edits of products: started by a call, carried out by a job, undone for a day. */
export function createManagedBulkEdits(
  { database, jobs, divisions }: Pick<Core, 'database' | 'jobs' | 'divisions'>,
  catalogue: CatalogueService,
) {
  const chosen = createChosenProducts({ database }, catalogue);

  jobs.handle(bulkJob, async ({ division: number, id }) => {
    const division = await divisions.byId(number);
    if (!division) return;
    const edit = await database.tenant(number, (db) => findEdit(db, { division: number, id }));
    // A process that was killed has told nobody of its last batch.
    if (edit !== null && edit.processed > 0) await catalogue.changed(number);
    await runBulkEdit({ database }, division, {
      id,
      changed: (products) => catalogue.changed(number, products),
    });
  });

  async function get(division: Division, id: string): Promise<Result<BulkEdit>> {
    const at = { division: division.id, id };
    const [edit, refusals] = await database.tenant(division.id, (db) =>
      Promise.all([findEdit(db, at), refusalsOf(db, at, mostRefusals)]),
    );
    if (!edit) return missing();
    return ok({
      id,
      kind: edit.task.kind,
      state: edit.state === 'done' ? 'done' : 'running',
      total: edit.total,
      processed: edit.processed,
      changed: edit.changed,
      refused: edit.refused,
      refusals,
      canUndo: isUndoable(edit),
      createdAt: edit.created_at.toISOString(),
      finishedAt: edit.finished_at?.toISOString() ?? null,
    });
  }

  /** Writes a bulk edit once for its key, with the job that carries it out. */
  async function start(
    { division, actor, key }: BulkEditor,
    { call, request }: { call: string; request: unknown },
    write: (db: Db, id: string) => Promise<{ action: string; data: Readonly<Record<string, unknown>> }>,
  ): Promise<Result<BulkEdit>> {
    const once = writeKey({ call, actor, key }, request);
    const started = await settle(() =>
      database.tenant(division.id, async (db) => {
        const { value } = await writtenOnce(
          db,
          { division: division.id, once, schema: z.string() },
          async () => {
            const id = randomUUID();
            const { action, data } = await write(db, id);
            await recordAudit(db, { division: division.id, actor, action, target: `bulk-edit:${id}`, data });
            await jobs.enqueue(db, bulkJob, { division: division.id, id });
            return id;
          },
        );
        return value;
      }),
    );
    if (!started.ok) return started;
    jobs.wake();
    return get(division, started.value);
  }

  return {
    get,

    /** Starts a bulk edit of the products that are named, or that match now. */
    start: async (editor: BulkEditor, request: Start): Promise<Result<BulkEdit>> => {
      const { division } = editor;
      const { products, action } = request;
      const snapshot = await catalogue.snapshots.get(division.id);
      const fault = faultOf(action, snapshot, division);
      if (fault) return fault;
      const rows = await chosen(division, products);
      if (rows.length === 0) return invalid('products', 'No product matches. Reload the list and try again.');
      const task = taskOf(action, division.currency);
      return start(editor, { call: 'bulkEdit.start', request }, async (db, id) => {
        await insertEdit(
          db,
          { division: division.id, id },
          { task, products: rows.map((row) => ({ id: row.id, name: row.name })) },
        );
        return { action: 'products.bulk_edited', data: { ...action, products: rows.length } };
      });
    },

    /** Starts to put back what a bulk edit changed. */
    undo: async (editor: BulkEditor, of: string): Promise<Result<BulkEdit>> =>
      start(editor, { call: 'bulkEdit.undo', request: of }, async (db, id) => {
        const at = { division: editor.division.id, id: of };
        const edit = await findEdit(db, at, true);
        if (!edit) throw new Rollback(missing());
        if (!isUndoable(edit))
          throw new Rollback(fail('conflict', 'This bulk edit can no longer be undone.'));
        await insertUndo(db, { division: editor.division.id, id }, of);
        return { action: 'products.bulk_edit_undone', data: { of, products: edit.changed } };
      }),
  };
}

/** Bulk edits of products. */
export type ManagedBulkEdits = ReturnType<typeof createManagedBulkEdits>;
