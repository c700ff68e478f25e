import type { CallInput, CallResponse, ReminderSettings } from '@omnis/contract';
import { isCurrencyCode, toMajor } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import {
  countUnfinished,
  listUnfinished,
  readReminderSettings,
  writeReminderSettings,
  type AbandonedPlace,
} from './abandoned.repository.ts';
import { unfinishedLines } from './unfinished.ts';

const placeSchema = z.object({ left: z.string(), id: z.uuid() });

function readPlace(cursor: string): AbandonedPlace | null {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Unfinished checkouts as a store's team sees them. */
export function createManagedAbandoned({ database, reading }: Pick<Core, 'database' | 'reading'>) {
  return {
    async list(
      division: Division,
      { limit, cursor, state }: CallInput<'dashboard.abandonedCheckouts'>['query'],
    ): Promise<Result<CallResponse<'dashboard.abandonedCheckouts'>>> {
      const after = cursor === undefined ? null : readPlace(cursor);
      if (cursor !== undefined && !after)
        return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
      return reading.tenant(division.id, async (db) => {
        const [rows, figures] = await Promise.all([
          listUnfinished(db, division.id, { state, after, limit: limit + 1 }),
          countUnfinished(db, division.id),
        ]);
        const page = rows.slice(0, limit);
        const last = rows.length > limit ? page.at(-1) : undefined;
        return ok({
          items: page.flatMap((row) =>
            isCurrencyCode(row.currency)
              ? [
                  {
                    id: row.id,
                    email: row.email,
                    currency: row.currency,
                    value: toMajor(row.value_minor, row.currency),
                    lines: unfinishedLines.parse(row.lines),
                    leftAt: row.left_at.toISOString(),
                    remindedAt: row.reminded_at?.toISOString() ?? null,
                    state: row.order_id === null ? ('open' as const) : ('recovered' as const),
                    order:
                      row.order_id === null || row.number === null
                        ? null
                        : { id: row.order_id, number: row.number },
                  },
                ]
              : [],
          ),
          next: last
            ? Buffer.from(JSON.stringify({ left: last.left, id: last.id })).toString('base64url')
            : null,
          figures: {
            ...figures,
            revenue: toMajor(figures.revenue, division.currency),
            currency: division.currency,
          },
        });
      });
    },

    settings: async (division: Division): Promise<Result<ReminderSettings>> =>
      ok(await database.tenant(division.id, (db) => readReminderSettings(db, division.id))),

    /** 409 when the settings were changed since they were read. */
    update: (
      { division, actor, key }: { division: Division; actor: Identity | null; key: string },
      { hours, version }: CallInput<'dashboard.updateReminderSettings'>['body'],
    ): Promise<Result<ReminderSettings>> =>
      settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'reminder.settings', actor, key }, [hours, version]);
          const schema = z.object({ version: z.number() });
          await writtenOnce(db, { division: division.id, once, schema }, async () => {
            const before = await readReminderSettings(db, division.id, { lock: true });
            if (
              version !== before.version ||
              !(await writeReminderSettings(db, division.id, { hours, version }))
            )
              throw new Rollback(
                fail('conflict', 'Somebody else has changed these settings. Load them again.', 'version'),
              );
            await recordAudit(db, {
              division: division.id,
              actor,
              action: 'reminders.settings_updated',
              target: `division:${division.id}`,
              data: { hours: hours === null ? 'off' : String(hours) },
            });
            return { version };
          });
          return readReminderSettings(db, division.id);
        }),
      ),
  };
}

/** Unfinished checkouts as a store's team sees them. */
export type ManagedAbandoned = ReturnType<typeof createManagedAbandoned>;
