import type { CallInput, CallResponse } from '@omnis/contract';
import { customerLimits } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, Rollback, settle, type Result } from '../../http/answer.ts';
import type { Division } from '../../tenancy/division.ts';
import { listSubscribers, type SubscriberPlace } from '../marketing/subscriber-list.ts';
import { subscribersFile } from './customers-file.ts';
import { recordsByEmail } from './customers.repository.ts';

type Asked = CallInput<'dashboard.exportSubscribers'>['query'];

const cursorSchema = z.tuple([z.string().regex(/^[\d :.+-]{10,40}$/), z.string(), z.string()]);

function readCursor(text: string): SubscriberPlace {
  try {
    const [at, email, list] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { at, email, list };
  } catch {
    throw new Rollback(fail('validation_failed', 'This is not a cursor of this list', 'cursor'));
  }
}

/** People who confirmed that they want emails about offers, as their store's team sees them. */
export function createListedSubscribers({ reading }: Pick<Core, 'reading'>) {
  async function page(db: Db, division: Division, { cursor, search = '', limit }: Asked & { limit: number }) {
    const after = cursor === undefined ? null : readCursor(cursor);
    const rows = await listSubscribers(db, division.id, { after, limit: limit + 1, search });
    const shown = rows.slice(0, limit);
    const records = await recordsByEmail(
      db,
      division.id,
      shown.map(({ email }) => email),
    );
    const customers = new Map(records.map(({ email, record_id: id }) => [email, id]));
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => ({
        email: row.email,
        firstName: row.first_name,
        source: row.mailing_list,
        consentAt: row.confirmed_at.toISOString(),
        customer: customers.get(row.email) ?? null,
      })),
      next: last
        ? Buffer.from(JSON.stringify([last.place, last.email, last.mailing_list])).toString('base64url')
        : null,
    };
  }

  return {
    list: (
      division: Division,
      query: CallInput<'dashboard.subscribers'>['query'],
    ): Promise<Result<CallResponse<'dashboard.subscribers'>>> =>
      settle(() => reading.tenant(division.id, (db) => page(db, division, query))),

    exported: (
      division: Division,
      query: Asked,
    ): Promise<Result<CallResponse<'dashboard.exportSubscribers'>>> =>
      settle(() =>
        reading.tenant(division.id, async (db) => {
          const { items, next } = await page(db, division, { ...query, limit: customerLimits.exported });
          return {
            filename: 'subscribers.csv',
            csv: subscribersFile(items, query.cursor === undefined),
            next,
          };
        }),
      ),
  };
}

/** Subscribers as their store's team sees them. */
export type ListedSubscribers = ReturnType<typeof createListedSubscribers>;
