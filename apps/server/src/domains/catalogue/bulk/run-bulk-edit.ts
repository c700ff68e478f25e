import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import type { Division } from '../../divisions/division.ts';
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

/** Products of a transaction: the catalogue in memory takes so many without being read again. */
const batchSize = 200;

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

/**
 * Carries a bulk edit out, a batch a transaction that notes what came of each product: a repeat after a kill goes on with
 * the first product that has no outcome.
 *
 * @param changed - told of the products of each batch
 */
export async function runBulkEdit(
  { database }: Pick<Core, 'database'>,
  division: Division,
  { id, changed }: { id: string; changed: (products: readonly number[]) => Promise<void> },
): Promise<void> {
  const at: EditAt = { division: division.id, id };
  let after = 0;
  for (;;) {
    const done = await database.tenant(division.id, async (db) => {
      const edit = await findEdit(db, at, true);
      if (edit?.state !== 'running') return null;
      const next = await nextProducts(db, at, { after, limit: batchSize });
      const ids = next.map((each) => each.id);
      const products = ids.length === 0 ? [] : await lockProducts(db, division.id, ids);
      const formers = new Map(next.flatMap(({ id: product, former }) => (former ? [[product, former]] : [])));
      const outcomes =
        products.length === 0 ? [] : await change(db, { division, task: edit.task, products, formers });
      const known = new Set(products.map((product) => product.id));
      const gone = ids
        .filter((product) => !known.has(product))
        .map((product) => outcome(product, 'refused', 'The product was deleted'));
      const isLast = ids.length < batchSize;
      await noteOutcomes(db, at, { outcomes: [...outcomes, ...gone], isLast });
      return {
        last: ids.at(-1) ?? after,
        isLast,
        ids: outcomes.flatMap((each) => (each.outcome === 'changed' ? [each.id] : [])),
      };
    });
    if (done === null) return;
    if (done.ids.length > 0) await changed(done.ids);
    if (done.isLast) return;
    after = done.last;
  }
}
