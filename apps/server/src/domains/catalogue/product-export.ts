import type { CallInput } from '@omnis/contract';
import { publicOrigin } from '../../config/public-address.ts';
import type { Core } from '../../core.ts';
import type { Answer } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { csvRow } from '../../http/csv-cell.ts';
import { TextStream } from '../../http/text-stream.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import type { createChosenProducts } from './bulk/chosen-products.ts';
import { exportColumnsOf, exportShopify } from './export-shopify.ts';

/** A mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

/** Rows that are sent at once. */
const rowsAtOnce = 200;

/** Products as CSV files that an import reads again. */
export function createProductExport(
  { reading, database, divisions, config }: Pick<Core, 'reading' | 'database' | 'divisions' | 'config'>,
  chosen: ReturnType<typeof createChosenProducts>,
) {
  async function* parts(division: Division, ids: readonly number[]): AsyncGenerator<string> {
    const columns = await exportColumnsOf(reading, division);
    const origin = publicOrigin(config, divisions.hostOf(division), config.port);
    let text = byteOrderMark + csvRow(columns);
    let rows = 0;
    for await (const line of exportShopify(reading, division, { origin, ids })) {
      text += csvRow(columns.map((column) => line[column] ?? ''));
      rows += 1;
      if (rows % rowsAtOnce !== 0) continue;
      yield text;
      text = '';
    }
    if (text !== '') yield text;
  }

  return {
    /** The products that a request names, or that match its filter, read in parts while they are sent. Who had it is written down. */
    async file(
      division: Division,
      actor: Identity | null,
      { ids, ...filter }: CallInput<'dashboard.exportProducts'>['query'],
    ): Promise<Answer<string>> {
      const products = await chosen(
        division,
        ids === undefined ? { filter } : { ids: ids.split(',').map(Number) },
      );
      await database.tenant(division.id, (db) =>
        recordAudit(db, {
          division: division.id,
          actor,
          action: 'products.exported',
          target: `store:${division.id}`,
          data: { products: products.length },
        }),
      );
      const found = products.map(({ id }) => id);
      const day = new Date().toISOString().slice(0, 10);
      return {
        ok: true,
        value: new TextStream(parts(division, found), 'text/csv; charset=utf-8'),
        headers: {
          'content-disposition': `attachment; filename="products-${day}.csv"`,
          'cache-control': 'private, no-store',
        },
      };
    },
  };
}

/** Products as CSV files. */
export type ProductExports = ReturnType<typeof createProductExport>;
