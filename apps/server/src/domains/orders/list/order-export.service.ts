import type { CallInput } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import type { Answer } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { csvRow } from '../../../http/csv-cell.ts';
import { TextStream } from '../../../http/text-stream.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { OrderItemRow } from '../orders.types.ts';
import { dayAndTime, exportHeads, exportRows } from './export-rows.ts';
import { readFilters, readItemsOf, readOrders, type FoundOrders, type OrderPlace } from './find-orders.ts';
import { listedOrders } from './order-list.service.ts';

/** Orders read at once: few enough to be held, many enough that the way to the database hardly counts. */
const atOnce = 250;

/** A mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

/** Orders as CSV files. */
export function createOrderExport({ reading, database }: Pick<Core, 'reading' | 'database'>) {
  /** A page of the file, and where the next one begins; null after the last. */
  function part(
    division: Division,
    found: FoundOrders,
    { after, toText }: { after: OrderPlace | null; toText: (at: Date) => string },
  ): Promise<{ text: string; next: OrderPlace | null }> {
    return reading.tenant(division.id, async (db) => {
      const orders = await readOrders(db, found, { after, limit: atOnce });
      const [listed, lines] = await Promise.all([
        listedOrders(db, division, orders),
        readItemsOf(db, division.id, orders),
      ]);
      const byOrder = Map.groupBy(lines, ({ order_id: id }: OrderItemRow) => id);
      const rows = orders.flatMap((order, index) => {
        const row = listed[index];
        if (!row) return [];
        const items = byOrder.get(order.id) ?? [];
        return exportRows({ order, listed: row, items }, toText(order.created_at));
      });
      const last = orders.length === atOnce ? orders.at(-1) : undefined;
      return {
        text: rows.map(csvRow).join(''),
        next: last ? { id: last.id, placed: last.placed, total: String(last.total_minor) } : null,
      };
    });
  }

  async function* parts(division: Division, found: FoundOrders | null): AsyncGenerator<string> {
    yield byteOrderMark + csvRow(exportHeads);
    const toText = dayAndTime(division.timeZone);
    if (!found) return;
    let after: OrderPlace | null = null;
    for (;;) {
      const { text, next } = await part(division, found, { after, toText });
      if (text !== '') yield text;
      if (!next) return;
      after = next;
    }
  }

  return {
    /** The orders that filters ask for as a file, read in parts while it is sent. Who had it is written down. */
    async file(
      division: Division,
      actor: Identity | null,
      filters: CallInput<'dashboard.exportOrders'>['query'],
    ): Promise<Answer<string>> {
      const found = await reading.tenant(division.id, (db) => readFilters(db, division, filters));
      if (!found.ok) return found;
      await database.tenant(division.id, (db) =>
        recordAudit(db, {
          division: division.id,
          actor,
          action: 'orders.exported',
          target: `store:${division.id}`,
          // The search text may be somebody's name.
          data: { filters: Object.keys(filters) },
        }),
      );
      const day = dayAndTime(division.timeZone)(new Date()).slice(0, 10);
      return {
        ok: true,
        value: new TextStream(parts(division, found.value), 'text/csv; charset=utf-8'),
        headers: {
          'content-disposition': `attachment; filename="orders-${day}.csv"`,
          'cache-control': 'private, no-store',
        },
      };
    },
  };
}

/** Orders as CSV files. */
export type OrderExport = ReturnType<typeof createOrderExport>;
