import { statusTexts, type CallInput, type CallResponse, type ManagedSplitTest } from '@omnis/contract';
import { splitTestLimits, toMajor } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { ownMinor } from '../orders/overview.ts';
import type { PagesService } from '../pages/pages.service.ts';
import {
  deleteSplitTest,
  insertSplitTest,
  lockSplitTests,
  readSales,
  readSplitTests,
  readVisitors,
  updateSplitTest,
  type SplitTestColumns,
  type SplitTestRow,
} from './split-tests.repository.ts';
import { storedVariations, type SplitTestsService } from './split-tests.service.ts';

type Listed = CallResponse<'dashboard.splitTests'>;
type Changes = CallInput<'dashboard.updateSplitTest'>['body'];

/** A person who changes a test. */
export interface SplitTestEdit {
  readonly division: Division;
  readonly actor: Identity | null;
}

/** Counts of a store's tests. */
interface Counts {
  readonly visitors: Awaited<ReturnType<typeof readVisitors>>;
  readonly sales: Awaited<ReturnType<typeof readSales>>;
}

const mostTests = 50;

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const stale = (): Failure =>
  fail('conflict', 'Someone else changed this test. Reload it and make your changes again.', 'version');
const taken = (): Failure => fail('conflict', 'Another test has this name', 'name');

function stateOf({ started_at: started, stopped_at: stopped }: SplitTestRow): ManagedSplitTest['state'] {
  if (started === null) return 'draft';
  return stopped === null ? 'running' : 'stopped';
}

/** Split tests as the team of a store works with them: made, started, stopped, and what came of them. */
export function createManagedSplitTests(
  { database, reading }: Pick<Core, 'database' | 'reading'>,
  {
    pages,
    splitTests,
  }: { pages: Pick<PagesService, 'withSplitTests'>; splitTests: Pick<SplitTestsService, 'changed'> },
) {
  async function counts(db: Db, division: number): Promise<Counts> {
    const [visitors, sales] = await Promise.all([readVisitors(db, division), readSales(db, division)]);
    return { visitors, sales };
  }

  async function view(division: Division, row: SplitTestRow, counted: Counts): Promise<ManagedSplitTest> {
    const own = division.currency;
    const shownOn = await pages.withSplitTests(division);
    return {
      id: row.id,
      version: row.version,
      name: row.name,
      state: stateOf(row),
      startedAt: row.started_at?.toISOString() ?? null,
      stoppedAt: row.stopped_at?.toISOString() ?? null,
      variations: storedVariations.parse(row.variations).map(({ name, weight }) => {
        const isOf = (each: { test_id: string; variation: string }): boolean =>
          each.test_id === row.id && each.variation === name;
        const sales = counted.sales.filter(isOf).map((each) => ({
          orders: each.orders,
          minor: ownMinor(
            {
              currency: each.currency,
              rate: Number(each.exchange_rate),
              totalMinor: Number(each.total),
            },
            own,
          ),
        }));
        return {
          name,
          weight,
          visitors: counted.visitors.find(isOf)?.visitors ?? 0,
          orders: sales.reduce((sum, { orders }) => sum + orders, 0),
          revenue: toMajor(
            sales.reduce((sum, { minor }) => sum + minor, 0),
            own,
          ),
        };
      }),
      pages: shownOn
        .filter(({ tests }) => tests.includes(row.name))
        .map(({ id, url, title }) => ({ id, url, title })),
    };
  }

  async function viewOf(division: Division, id: string): Promise<Result<ManagedSplitTest>> {
    const { row, counted } = await database.tenant(division.id, async (db) => ({
      row: (await readSplitTests(db, division.id)).find((each) => each.id === id),
      counted: await counts(db, division.id),
    }));
    return row ? ok(await view(division, row, counted)) : gone();
  }

  /** Columns that a change writes, or why it may not be. */
  function columnsOf(
    row: SplitTestRow,
    all: readonly SplitTestRow[],
    { name, variations, running }: Changes,
  ): Result<SplitTestColumns> {
    const state = stateOf(row);
    if (state !== 'draft' && (name !== undefined || variations !== undefined))
      return fail('conflict', 'What a test compares stays the same once it was started. Make a new one.');
    if (name !== undefined && all.some((each) => each.id !== row.id && each.name === name)) return taken();
    const others = all.filter((each) => each.id !== row.id && stateOf(each) === 'running').length;
    if (running === true && state !== 'running' && others >= splitTestLimits.running)
      return fail('conflict', `At most ${splitTestLimits.running} tests run at a time. Stop one first.`);
    return ok({
      ...(name === undefined ? {} : { name }),
      ...(variations === undefined ? {} : { variations: JSON.stringify(variations) }),
      ...(running === true && state === 'draft' ? { started_at: new Date() } : {}),
      ...(running === true && state === 'stopped' ? { stopped_at: null } : {}),
      ...(running === false && state === 'running' ? { stopped_at: new Date() } : {}),
    });
  }

  /** Works on the tests of a store under their locks, and has everybody see what came of it. */
  async function write<T>(
    { division }: SplitTestEdit,
    work: (db: Db, all: readonly SplitTestRow[]) => Promise<T>,
  ): Promise<Result<T>> {
    const done = await settle(() =>
      database.tenant(division.id, async (db) => work(db, await lockSplitTests(db, division.id))),
    );
    if (done.ok) await splitTests.changed(division.id);
    return done;
  }

  return {
    list: async (division: Division): Promise<Listed> => {
      const { rows, counted } = await reading.tenant(division.id, async (db) => ({
        rows: await readSplitTests(db, division.id),
        counted: await counts(db, division.id),
      }));
      const items = await Promise.all(rows.map((row) => view(division, row, counted)));
      return { currency: division.currency, items };
    },

    create: async (
      edit: SplitTestEdit,
      body: CallInput<'dashboard.createSplitTest'>['body'],
    ): Promise<Result<ManagedSplitTest>> => {
      const { division, actor } = edit;
      const made = await write(edit, async (db, all) => {
        if (all.some(({ name }) => name === body.name)) throw new Rollback(taken());
        if (all.length >= mostTests)
          throw new Rollback(fail('conflict', `A store has at most ${mostTests} tests. Delete one first.`));
        const row = await insertSplitTest(db, division.id, body);
        await recordAudit(db, {
          division: division.id,
          actor,
          action: 'split_test.created',
          target: `split-test:${row.id}`,
          data: { name: row.name },
        });
        return row.id;
      });
      return made.ok ? viewOf(division, made.value) : made;
    },

    update: async (edit: SplitTestEdit, id: string, changes: Changes): Promise<Result<ManagedSplitTest>> => {
      const { division, actor } = edit;
      const done = await write(edit, async (db, all) => {
        const row = all.find((each) => each.id === id);
        if (!row) throw new Rollback(gone());
        if (row.version !== changes.version) throw new Rollback(stale());
        const columns = columnsOf(row, all, changes);
        if (!columns.ok) throw new Rollback(columns);
        if (Object.keys(columns.value).length === 0) return;
        await updateSplitTest(db, { division: division.id, id }, columns.value);
        const { started_at: started, stopped_at: stopped } = columns.value;
        const isStarted = started !== undefined || stopped === null;
        await recordAudit(db, {
          division: division.id,
          actor,
          action: isStarted ? 'split_test.started' : stopped ? 'split_test.stopped' : 'split_test.changed',
          target: `split-test:${id}`,
          data: { name: columns.value.name ?? row.name },
        });
      });
      return done.ok ? viewOf(division, id) : done;
    },

    remove: async (edit: SplitTestEdit, id: string): Promise<Result<{ message: string }>> => {
      const { division, actor } = edit;
      const done = await write(edit, async (db, all) => {
        const row = all.find((each) => each.id === id);
        if (!row) throw new Rollback(gone());
        if (stateOf(row) === 'running')
          throw new Rollback(fail('conflict', 'This test runs. Stop it before you delete it.'));
        await deleteSplitTest(db, { division: division.id, id });
        await recordAudit(db, {
          division: division.id,
          actor,
          action: 'split_test.deleted',
          target: `split-test:${id}`,
          data: { name: row.name },
        });
      });
      return done.ok ? ok({ message: 'The test was deleted' }) : done;
    },
  };
}

/** Split tests as the team of a store works with them. */
export type ManagedSplitTests = ReturnType<typeof createManagedSplitTests>;
