import { chooseVariation, type SplitTest } from '@omnis/models';
import { z } from 'zod';
import { readThrough } from '../../cache/read-through.ts';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { Division } from '../../tenancy/division.ts';
import { pagesTag } from '../pages/pages-tag.ts';
import { assignVariation, type WeightedVariation } from './assign-variation.ts';
import type { ShownVariation } from '../pages/split-blocks.ts';
import { addVisitors, insertSplitTestOrders, readRunning } from './split-tests.repository.ts';
import type { SplitVisitor } from '../../http/split-visitor.ts';

/** A test that runs. */
export interface RunningSplitTest {
  readonly id: string;
  readonly name: string;
  readonly variations: readonly WeightedVariation[];
}

/** That a visitor has come into a test, as they are told of. */
export interface SplitTestStart {
  readonly test: string;
  readonly variation: string;
}

/** Variations as they are stored. */
export const storedVariations = z.array(z.object({ name: z.string(), weight: z.number() }));

/** Split tests of a store that its visitors meet (storefront.md §4 Split tests). */
export interface SplitTestsService {
  /** Tests that run, as the core data names them; which variation is whose is not in it. */
  running(division: Division): Promise<readonly RunningSplitTest[]>;
  /**
   * Variations that a visitor sees of those named tests that run.
   *
   * @param query - of the address, which may choose variations itself
   */
  shown(
    division: Division,
    asked: { readonly names: readonly string[]; readonly visitor: SplitVisitor; readonly query: string },
  ): Promise<ReadonlyMap<string, ShownVariation>>;
  /** Counts visitors who have come into a test that runs; anything else is left out. */
  countStarts(division: Division, starts: readonly SplitTestStart[]): Promise<void>;
  /** Variations that a buyer was counted with in running tests, by the id of their test. */
  countedWith(division: Division, visitor: SplitVisitor): Promise<Readonly<Record<string, string>>>;
  /** Notes what the buyer of an order was shown, in the transaction that writes it. */
  countOrder(
    db: Db,
    order: { readonly division: number; readonly order: number },
    variations: Readonly<Record<string, string>>,
  ): Promise<void>;
  /** Drops what was cached of a store's tests; call after a commit that changed them. */
  changed(division: number): Promise<void>;
}

/** A test as the core data and `chooseVariation` know it. */
export function asSplitTest({ id, name, variations }: RunningSplitTest, variation: string | null): SplitTest {
  const availableVariations = variations.map((each) => each.name);
  return { id, code: name, name, variation, availableVariations, discovered: false };
}

const isRunning = (value: unknown): value is readonly RunningSplitTest[] => Array.isArray(value);

/** Builds the service. What runs is kept in memory, for it is asked of with each page. */
export function createSplitTestsService({ database, cache, changes }: Core): SplitTestsService {
  const drop = (division: number): void => cache.drop([pagesTag(division)]);
  changes.on('splitTests', ({ division }) => drop(division));

  const running: SplitTestsService['running'] = (division) =>
    readThrough<readonly RunningSplitTest[]>(
      cache,
      { key: `split-tests:${division.id}`, tags: [pagesTag(division.id)], is: isRunning },
      async () => {
        const rows = await database.tenant(division.id, (db) => readRunning(db, division.id));
        const value = rows.map(({ id, name, variations }) => ({
          id,
          name,
          variations: storedVariations.parse(variations),
        }));
        return { value, bytes: 500 * (value.length + 1) };
      },
    );

  return {
    running,

    shown: async (division, { names, visitor, query }) => {
      const { seed, discovered } = visitor;
      const tests = (await running(division)).filter(({ name }) => names.includes(name));
      return new Map(
        tests.flatMap((test) => {
          const own = asSplitTest(test, assignVariation(test, seed));
          const variation = chooseVariation(own, { query, discovered });
          return variation === null ? [] : [[test.name, { id: test.id, variation }]];
        }),
      );
    },

    countStarts: async (division, starts) => {
      if (starts.length === 0) return;
      const tests = await running(division);
      const known = starts.filter(({ test, variation }) =>
        tests.some(({ id, variations }) => id === test && variations.some(({ name }) => name === variation)),
      );
      if (known.length === 0) return;
      await database.tenant(division.id, async (db) => {
        for (const { test, variation } of known)
          await addVisitors(db, { division: division.id, test, variation }, 1);
      });
    },

    countedWith: async (division, { discovered, started }) => {
      if (started.size === 0) return {};
      const tests = await running(division);
      const counted = tests.flatMap(({ id, variations }): [string, string][] => {
        const shown = Object.hasOwn(discovered, id) ? discovered[id] : undefined;
        const found = variations.find(({ name }) => name === shown);
        return found && started.has(id) ? [[id, found.name]] : [];
      });
      return Object.fromEntries(counted);
    },

    countOrder: (db, order, variations) => insertSplitTestOrders(db, order, variations),

    changed: async (division) => {
      drop(division);
      await changes.tell({ kind: 'splitTests', division });
    },
  };
}
