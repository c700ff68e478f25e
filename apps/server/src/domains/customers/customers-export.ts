import type { CallInput } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { Rollback, type Answer } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { TextStream } from '../../http/text-stream.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import type { ManagedCustomers } from './managed-customers.ts';

/** A mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

type Filters = CallInput<'dashboard.exportCustomers'>['query'];

/** Customers as CSV files, read in parts while they are sent, so that a file of any length needs the memory of one part. */
export function createCustomersExport(
  { database }: Pick<Core, 'database'>,
  { managed }: { managed: Pick<ManagedCustomers, 'part'> },
) {
  async function* parts(
    division: Division,
    filters: Filters,
    first: { csv: string; next: string | null },
  ): AsyncGenerator<string> {
    yield byteOrderMark + first.csv;
    let { next } = first;
    while (next !== null) {
      const part = await managed.part(division, { ...filters, cursor: next });
      // The stream is cut off, which the browser shows as a failed download.
      if (!part.ok) throw new Rollback(part);
      yield part.value.csv;
      ({ next } = part.value);
    }
  }

  return {
    /** The customers that filters ask for. Who had the file is written down. */
    async file(division: Division, actor: Identity | null, filters: Filters): Promise<Answer<string>> {
      const first = await managed.part(division, filters);
      if (!first.ok) return first;
      await database.tenant(division.id, (db) =>
        recordAudit(db, {
          division: division.id,
          actor,
          action: 'customers.exported',
          target: `store:${division.id}`,
          // The search text may be somebody's name.
          data: { filters: Object.keys(filters) },
        }),
      );
      return {
        ok: true,
        value: new TextStream(parts(division, filters, first.value), 'text/csv; charset=utf-8'),
        headers: {
          'content-disposition': 'attachment; filename="customers.csv"',
          'cache-control': 'private, no-store',
        },
      };
    },
  };
}

/** Customers as CSV files. */
export type CustomersExport = ReturnType<typeof createCustomersExport>;
