import {
  mostOrderViews,
  orderFiltersSchema,
  statusTexts,
  type CallInput,
  type OrderView,
} from '@omnis/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import type { Division } from '../../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import { readFilters } from './find-orders.ts';

/** The store whose views are changed, and by whom; a change is made once for its key. */
export interface ViewEdit {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

const keptId = z.object({ id: z.string() });

async function readViews({ query }: Db, division: number): Promise<OrderView[]> {
  const rows = await query
    .selectFrom('order_views')
    .select(['id', 'name', 'filters', 'created_at'])
    .where('division_id', '=', division)
    .orderBy(({ fn }) => fn('lower', ['name']))
    .execute();
  return rows.map(({ id, name, filters, created_at: at }) => ({
    id,
    name,
    filters: orderFiltersSchema.parse(filters),
    createdAt: at.toISOString(),
  }));
}

/** Filters of the order list that a store's team keeps under a name. */
export function createOrderViews({ database, reading }: Pick<Core, 'database' | 'reading'>) {
  return {
    list: (division: Division): Promise<OrderView[]> =>
      reading.tenant(division.id, (db) => readViews(db, division.id)),

    /** Fails with `validation_failed` on the field, also for a name that is taken and for too many views. */
    async create(
      { division, actor, key }: ViewEdit,
      { name, filters }: CallInput<'dashboard.createOrderView'>['body'],
    ): Promise<Result<OrderView>> {
      const once = writeKey({ call: 'order.view', actor, key }, [name, filters]);
      return settle(() =>
        database.tenant(division.id, async (db) => {
          const { value } = await writtenOnce(
            db,
            { division: division.id, once, schema: keptId },
            async () => {
              const valid = await readFilters(db, division, filters);
              if (!valid.ok) throw new Rollback(valid);
              const views = await readViews(db, division.id);
              if (views.length >= mostOrderViews)
                throw new Rollback(
                  fail('validation_failed', `A store has at most ${mostOrderViews} saved views`, 'name'),
                );
              const row = await db.query
                .insertInto('order_views')
                .values({ division_id: division.id, name, filters: JSON.stringify(filters) })
                .onConflict((conflict) => conflict.expression(sql`division_id, lower(name)`).doNothing())
                .returning('id')
                .executeTakeFirst();
              if (!row) throw new Rollback(fail('validation_failed', 'There is a view of this name', 'name'));
              return { id: row.id };
            },
          );
          const view = (await readViews(db, division.id)).find(({ id }) => id === value.id);
          if (!view) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
          return view;
        }),
      );
    },

    /** Fails with `not_found`. */
    remove({ division, actor, key }: ViewEdit, id: string): Promise<Result<{ message: string }>> {
      const once = writeKey({ call: 'order.view.delete', actor, key }, [id]);
      return settle(() =>
        database.tenant(division.id, async (db) => {
          await writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
            const gone = await db.query
              .deleteFrom('order_views')
              .where('division_id', '=', division.id)
              .where('id', '=', id)
              .returning('id')
              .executeTakeFirst();
            if (!gone) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
            return gone;
          });
          return { message: 'View deleted' };
        }),
      );
    },
  };
}

/** Saved views of the order list. */
export type OrderViews = ReturnType<typeof createOrderViews>;
