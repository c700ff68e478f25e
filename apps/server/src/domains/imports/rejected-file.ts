import type { CurrencyCode } from '@omnis/models';
import { csvRow } from '../../http/csv-cell.ts';
import { headerOf, readShopifyFile } from './shopify-file.ts';

/** The column that says why a product was rejected; an import does not read it. */
export const reasonColumn = 'Rejected because';

/** A reason without its line, which is another one in this file. */
const withoutLine = (reason: string): string => reason.replace(/^Line \d+:? /, '');

/**
 * The rows of the products of a file that cannot be imported, as they stand there, with the reasons in a last column on the
 * first row of each.
 *
 * @param path - of the file
 * @returns the text of a CSV file, in parts
 */
export async function* rejectedFile(path: string, currency: CurrencyCode): AsyncGenerator<string> {
  const header = await headerOf(path);
  const at = header.indexOf(reasonColumn);
  // A file that was made here before has the column already.
  const own = (record: readonly string[]): string[] =>
    Array.from({ length: Math.max(header.length, record.length) }, (_, index) => record[index] ?? '').filter(
      (_, index) => index !== at,
    );
  yield `\uFEFF${csvRow([...own(header), reasonColumn])}`;
  for await (const read of readShopifyFile(path, currency)) {
    if (read.ok) continue;
    yield read.records
      .map((record, index) => {
        const cells = own(record).slice(0, header.length - (at === -1 ? 0 : 1));
        return csvRow([...cells, index === 0 ? read.reasons.map(withoutLine).join('; ') : '']);
      })
      .join('');
  }
}
