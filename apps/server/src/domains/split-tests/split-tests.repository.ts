import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { soldStates } from '../orders/order-state.ts';
import type { WeightedVariation } from './assign-variation.ts';
import type { SplitTestsTable } from './split-tests.tables.ts';

/** A test as it is stored. */
export type SplitTestRow = Selectable<SplitTestsTable>;

/** Tests of a store, newest first. */
export async function readSplitTests({ query }: Db, division: number): Promise<SplitTestRow[]> {
  return query
    .selectFrom('split_tests')
    .selectAll()
    .where('division_id', '=', division)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Tests that run now. */
export async function readRunning({ query }: Db, division: number): Promise<SplitTestRow[]> {
  return query
    .selectFrom('split_tests')
    .selectAll()
    .where('division_id', '=', division)
    .where('started_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** Locks the tests of a store, so that only so many of them run. */
export async function lockSplitTests({ query }: Db, division: number): Promise<SplitTestRow[]> {
  return query
    .selectFrom('split_tests')
    .selectAll()
    .where('division_id', '=', division)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Writes a new test. Its name must be free. */
export async function insertSplitTest(
  { query }: Db,
  division: number,
  { name, variations }: { name: string; variations: readonly WeightedVariation[] },
): Promise<SplitTestRow> {
  return query
    .insertInto('split_tests')
    .values({ division_id: division, name, variations: JSON.stringify(variations) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Columns of a test that may be changed. */
export interface SplitTestColumns {
  name?: string;
  variations?: string;
  started_at?: Date;
  stopped_at?: Date | null;
}

/** Changes a test. */
export async function updateSplitTest(
  { query }: Db,
  { division, id }: { division: number; id: string },
  columns: SplitTestColumns,
): Promise<void> {
  await query
    .updateTable('split_tests')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Deletes a test with what was counted. */
export async function deleteSplitTest(
  { query }: Db,
  { division, id }: { division: number; id: string },
): Promise<void> {
  await query.deleteFrom('split_tests').where('division_id', '=', division).where('id', '=', id).execute();
}

/** Counts visitors of a variation. */
export async function addVisitors(
  { query }: Db,
  at: { division: number; test: string; variation: string },
  visitors: number,
): Promise<void> {
  await query
    .insertInto('split_test_visitors')
    .values({ division_id: at.division, test_id: at.test, variation: at.variation, visitors })
    .onConflict((conflict) =>
      conflict.columns(['division_id', 'test_id', 'variation']).doUpdateSet({
        visitors: sql<number>`split_test_visitors.visitors + excluded.visitors`,
      }),
    )
    .execute();
}

/** Notes what the buyer of an order was shown, of the tests that are still there. */
export async function insertSplitTestOrders(
  { query }: Db,
  { division, order }: { division: number; order: number },
  variations: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [test, variation] of Object.entries(variations)) {
    await query
      .insertInto('split_test_orders')
      .columns(['division_id', 'order_id', 'test_id', 'variation'])
      .expression((build) =>
        build
          .selectFrom('split_tests')
          .select([
            'division_id',
            sql<number>`${order}::bigint`.as('order_id'),
            'id',
            sql<string>`${variation}::text`.as('variation'),
          ])
          .where('division_id', '=', division)
          .where('id', '=', test),
      )
      .execute();
  }
}

/** Visitors by test and variation. */
export async function readVisitors({ query }: Db, division: number) {
  return query
    .selectFrom('split_test_visitors')
    .select(['test_id', 'variation', 'visitors'])
    .where('division_id', '=', division)
    .execute();
}

/** Orders and what they brought by test, variation, currency and rate. */
export async function readSales({ query }: Db, division: number) {
  return query
    .selectFrom('split_test_orders as seen')
    .innerJoin('orders', (join) =>
      join.onRef('orders.division_id', '=', 'seen.division_id').onRef('orders.id', '=', 'seen.order_id'),
    )
    .select([
      'seen.test_id',
      'seen.variation',
      'orders.currency',
      'orders.exchange_rate',
      ({ fn }) => fn.countAll<number>().as('orders'),
      ({ fn }) => fn.sum<string | number>('orders.total_minor').as('total'),
    ])
    .where('seen.division_id', '=', division)
    .where('orders.payment_state', 'in', soldStates)
    .groupBy(['seen.test_id', 'seen.variation', 'orders.currency', 'orders.exchange_rate'])
    .execute();
}
