import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import type { Division } from '../../../tenancy/division.ts';
import { pricesIn } from '../listing/prices.ts';
import { decide, type BulkProduct, type ColumnTask, type Former } from './bulk-decision.ts';
import {
  deleteProducts,
  findEdit,
  lockProducts,
  nextProducts,
  noteOutcomes,
  writeMembers,
  writeTargets,
  type EditAt,
  type Outcome,
} from './bulk.repository.ts';
import type { BulkTask } from './bulk-task.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import type { WebhookNews } from '../../webhooks/webhook-news.ts';

/** Products of a transaction. Shoppers of the same process wait for as long as it takes to decide on so many. */
const batchSize = 25;

/** Changed products that are told of at once: the catalogue in memory takes so many without being read again. */
const mostUntold = 400;
/** Milliseconds after which they are told of however few they are. Each time, shoppers' lists and pages are made anew. */
const longestUntold = 1000;
/** Most milliseconds between two transactions; as a rule as many as the last one took. */
const longestPause = 15;

interface Batch {
  readonly division: Division;
  readonly task: BulkTask;
  readonly products: readonly BulkProduct[];
  readonly formers: ReadonlyMap<number, Former>;
}

const outcome = (id: number, what: Outcome['outcome'], reason = ''): Outcome => ({
  id,
  outcome: what,
  reason,
  former: null,
});

async function deleteAll(db: Db, { division, products }: Batch): Promise<Outcome[]> {
  const ids = products.map(({ id }) => id);
  await deleteProducts(db, division.id, ids);
  return ids.map((id) => outcome(id, 'changed'));
}

async function changeMembers(
  db: Db,
  { division, products }: Batch,
  { collectionId, member }: BulkTask & { kind: 'collection' },
): Promise<Outcome[]> {
  const ids = products.map(({ id }) => id);
  const at = { division: division.id, collection: collectionId, member };
  const changed = await writeMembers(db, at, { ids, at: new Date() });
  return ids.map((id) =>
    changed === null
      ? outcome(id, 'refused', 'The collection was deleted')
      : outcome(id, changed.has(id) ? 'changed' : 'unchanged'),
  );
}

async function changeColumns(
  db: Db,
  { division, products, formers }: Batch,
  task: ColumnTask,
): Promise<Outcome[]> {
  const at = new Date();
  const prices = pricesIn(division, task.kind === 'fixedPrice' ? task.currency : division.currency);
  const decided = products.map((product) => {
    const decision = decide(product, task, {
      currency: division.currency,
      former: formers.get(product.id),
      prices,
    });
    return { product, decision };
  });
  const targets = decided.flatMap(({ decision }) =>
    decision.outcome === 'changed' ? [decision.target] : [],
  );
  await writeTargets(db, division.id, { targets, at });
  return decided.map(({ product, decision }) => {
    if (decision.outcome === 'refused') return outcome(product.id, 'refused', decision.reason);
    if (decision.outcome === 'unchanged') return outcome(product.id, 'unchanged');
    const moved = new Set(decision.target.variants.map(({ id }) => id));
    const { enabled, archivedAt, tags, vatClass } = product;
    const variants = product.variants.filter(({ id }) => moved.has(id));
    const former = { at: at.getTime(), enabled, archivedAt, tags: [...tags], vatClass, variants };
    return { ...outcome(product.id, 'changed'), former };
  });
}

function change(db: Db, batch: Batch): Promise<Outcome[]> {
  const { task } = batch;
  if (task.kind === 'delete') return deleteAll(db, batch);
  return task.kind === 'collection' ? changeMembers(db, batch, task) : changeColumns(db, batch, task);
}

/** The outcome of a batch. */
interface Done {
  readonly last: number;
  /** True while products are left. */
  readonly hasMore: boolean;
  /** True when the bulk edit ended with it. */
  readonly isLast: boolean;
  /** The products that it changed. */
  readonly ids: readonly number[];
}

/** Carries a batch out; one without products ends the bulk edit. Null when it has ended already. */
function runBatch(
  { database }: Pick<Core, 'database'>,
  division: Division,
  { at, after }: { at: EditAt; after: number },
): Promise<Done | null> {
  return database.tenant(division.id, async (db) => {
    const edit = await findEdit(db, at, true);
    if (edit?.state !== 'running') return null;
    const next = await nextProducts(db, at, { after, limit: batchSize + 1 });
    const ids = next.slice(0, batchSize).map((each) => each.id);
    const isLast = ids.length === 0;
    const products = isLast ? [] : await lockProducts(db, division.id, ids);
    const formers = new Map(next.flatMap(({ id: product, former }) => (former ? [[product, former]] : [])));
    const outcomes =
      products.length === 0 ? [] : await change(db, { division, task: edit.task, products, formers });
    const known = new Set(products.map((product) => product.id));
    const gone = ids
      .filter((product) => !known.has(product))
      .map((product) => outcome(product, 'refused', 'The product was deleted'));
    await noteOutcomes(db, at, { outcomes: [...outcomes, ...gone], isLast });
    const names = new Map(next.map((each) => [each.id, each.name]));
    await tellWebhooks(
      db,
      division.id,
      outcomes.flatMap((each): WebhookNews[] => {
        if (each.outcome !== 'changed') return [];
        const { id: product } = each;
        return edit.task.kind === 'delete'
          ? [{ event: 'product.deleted', about: { id: product, name: names.get(product) ?? '' } }]
          : [{ event: 'product.changed', about: { id: product } }];
      }),
    );
    return {
      last: ids.at(-1) ?? after,
      hasMore: next.length > batchSize,
      isLast,
      ids: outcomes.flatMap((each) => (each.outcome === 'changed' ? [each.id] : [])),
    };
  });
}

/**
 * Carries a bulk edit out, a batch a transaction that notes what came of each product: a repeat after a kill goes on with
 * the first product that has no outcome. Between batches it rests, so that shoppers are served meanwhile; when it is done,
 * they see all of it.
 *
 * @param changed - told of changed products, at least once a second, of those of several batches at once
 */
export async function runBulkEdit(
  core: Pick<Core, 'database'>,
  division: Division,
  { id, changed }: { id: string; changed: (products: readonly number[]) => Promise<void> },
): Promise<void> {
  const at: EditAt = { division: division.id, id };
  let untold: number[] = [];
  let told = performance.now();
  const tell = async (): Promise<void> => {
    const products = untold;
    untold = [];
    if (products.length > 0) await changed(products);
    told = performance.now();
  };
  let after = 0;
  for (;;) {
    const began = performance.now();
    const done = await runBatch(core, division, { at, after });
    if (done === null || done.isLast) return tell();
    untold.push(...done.ids);
    after = done.last;
    const now = performance.now();
    if (!done.hasMore || untold.length + batchSize > mostUntold || now - told >= longestUntold) await tell();
    if (done.hasMore) await pause(Math.min(now - began, longestPause));
  }
}
