import {
  customerFiltersSchema,
  statusTexts,
  type CallInput,
  type CallResponse,
  type CustomerSegment,
} from '@omnis/contract';
import { customerLimits } from '@omnis/models';
import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../http/answer.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { lockCustomers } from './customers.repository.ts';
import type { CustomerSegmentsTable } from './customers.tables.ts';
import type { CustomerManager } from './managed-customers.ts';

const segmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  filters: customerFiltersSchema,
  version: z.number(),
});

const toSegment = ({ id, name, filters, version }: Selectable<CustomerSegmentsTable>): CustomerSegment => ({
  id,
  name,
  version,
  filters: customerFiltersSchema.parse(filters),
});

const readSegments = ({ query }: Db, division: number) =>
  query
    .selectFrom('customer_segments')
    .selectAll()
    .where('division_id', '=', division)
    .orderBy(sql`lower(name)`)
    .execute();

const refuse = (field: string, message: string): never => {
  throw new Rollback(fail('validation_failed', message, field));
};

/** Saved filters of a store's list of customers. */
export function createCustomerSegments({ database, reading }: Pick<Core, 'database' | 'reading'>) {
  return {
    list: async (division: Division): Promise<Result<CallResponse<'dashboard.customerSegments'>>> =>
      ok({
        items: (await reading.tenant(division.id, (db) => readSegments(db, division.id))).map(toSegment),
      }),

    create: (
      { division, actor, key }: CustomerManager,
      { name, filters }: CallInput<'dashboard.createCustomerSegment'>['body'],
    ): Promise<Result<CustomerSegment>> =>
      settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'customer-segment.create', actor, key }, [name, filters]);
          const { value } = await writtenOnce(
            db,
            { division: division.id, once, schema: segmentSchema },
            async () => {
              await lockCustomers(db, division.id);
              const before = await readSegments(db, division.id);
              if (before.length >= customerLimits.segments)
                refuse('name', `A store has at most ${customerLimits.segments} segments`);
              if (before.some((each) => each.name.toLowerCase() === name.toLowerCase()))
                refuse('name', 'Another segment has this name');
              if (Object.values(filters).every((each) => each === undefined || each === ''))
                refuse('filters', 'Choose at least one filter');
              const row = await db.query
                .insertInto('customer_segments')
                .values({ division_id: division.id, name, filters: JSON.stringify(filters) })
                .returningAll()
                .executeTakeFirstOrThrow();
              return toSegment(row);
            },
          );
          return value;
        }),
      ),

    /** 404 for another store's, 409 when somebody was quicker, 422 for a name that another segment has. */
    rename: (
      { division, actor, key }: CustomerManager,
      id: string,
      { name, version }: CallInput<'dashboard.updateCustomerSegment'>['body'],
    ): Promise<Result<CustomerSegment>> =>
      settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'customer-segment.rename', actor, key }, [id, name, version]);
          const { value } = await writtenOnce(
            db,
            { division: division.id, once, schema: segmentSchema },
            async () => {
              await lockCustomers(db, division.id);
              const all = await readSegments(db, division.id);
              const before = all.find((each) => each.id === id);
              if (!before) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
              if (before.version !== version)
                throw new Rollback(
                  fail('conflict', 'Somebody else has changed this segment. Load it again.', 'version'),
                );
              if (all.some((each) => each.id !== id && each.name.toLowerCase() === name.toLowerCase()))
                refuse('name', 'Another segment has this name');
              const row = await db.query
                .updateTable('customer_segments')
                .set({ name, version: version + 1 })
                .where('division_id', '=', division.id)
                .where('id', '=', id)
                .returningAll()
                .executeTakeFirstOrThrow();
              await recordAudit(db, {
                division: division.id,
                actor,
                action: 'customer-segment.renamed',
                target: `customer-segment:${id}`,
              });
              return toSegment(row);
            },
          );
          return value;
        }),
      ),

    remove: ({ division, actor, key }: CustomerManager, id: string): Promise<Result<{ message: string }>> =>
      settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'customer-segment.delete', actor, key }, id);
          const message = 'Segment deleted';
          await writtenOnce(
            db,
            { division: division.id, once, schema: z.object({ id: z.string() }) },
            async () => {
              const { numDeletedRows } = await db.query
                .deleteFrom('customer_segments')
                .where('division_id', '=', division.id)
                .where('id', '=', id)
                .executeTakeFirst();
              if (numDeletedRows === 0n) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
              await recordAudit(db, {
                division: division.id,
                actor,
                action: 'customer-segment.deleted',
                target: `customer-segment:${id}`,
              });
              return { id };
            },
          );
          return { message };
        }),
      ),
  };
}

/** Saved filters of a store's list of customers. */
export type CustomerSegments = ReturnType<typeof createCustomerSegments>;
