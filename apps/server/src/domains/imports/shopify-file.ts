import type { CurrencyCode } from '@omnis/models';
import { csvLines } from './csv-lines.ts';
import { UnreadableFile } from './csv-text.ts';
import { classicColumns, headerProblem, type ShopifyRow } from './shopify-columns.ts';
import { readShopifyProduct, type NumberedRow, type ReadProduct } from './shopify-product.ts';

/** The header line of a file, checked. @throws {UnreadableFile} saying what is wrong */
export async function checkHeader(path: string): Promise<void> {
  for await (const { record } of csvLines(path)) {
    const problem = headerProblem(classicColumns(record));
    if (problem !== null) throw new UnreadableFile(problem);
    return;
  }
  throw new UnreadableFile('The file is empty.');
}

/** A product goes on while its handle does; some programs repeat the title on each of its lines, or leave both out. */
function startsProduct(row: ShopifyRow, first: ShopifyRow | undefined): boolean {
  if (!first) return true;
  const handle = (row['Handle'] ?? '').trim();
  const title = (row['Title'] ?? '').trim();
  if (handle === '' && title === '') return false;
  const goesOn = handle.toLowerCase() === first['Handle']?.trim().toLowerCase();
  return !goesOn || (title !== '' && title !== first['Title']?.trim());
}

/** A product of a file, with the last line that was read and its rows as they stand in the file. */
export type ReadInFile = ReadProduct & {
  readonly lastLine: number;
  readonly records: readonly (readonly string[])[];
};

/** The header line of a file as it stands there. */
export async function headerOf(path: string): Promise<readonly string[]> {
  for await (const { record } of csvLines(path)) return record;
  return [];
}

/**
 * Products of a Shopify export, one after the other. A handle that comes again after another product's lines,
 * and a line with another number of columns than the header, are rejected with their line.
 *
 * @throws {UnreadableFile} when the file as a whole cannot be read
 */
export async function* readShopifyFile(path: string, currency: CurrencyCode): AsyncGenerator<ReadInFile> {
  let header: string[] | undefined;
  let records: (readonly string[])[] = [];
  let rows: NumberedRow[] = [];
  let ragged: string[] = [];
  let lastLine = 0;
  const seen = new Set<string>();

  const finish = (): ReadInFile | null => {
    const first = rows[0];
    if (!first) return null;
    const handle = (first.row['Handle'] ?? '').trim();
    const reasons = [...ragged];
    if (seen.has(handle.toLowerCase()))
      reasons.unshift(`Line ${first.line}: “Handle”: “${handle}” stood further up already`);
    seen.add(handle.toLowerCase());
    const product: ReadProduct =
      reasons.length > 0
        ? {
            ok: false,
            line: first.line,
            handle,
            name: (first.row['Title'] ?? '').trim(),
            reasons: reasons.slice(0, 20),
          }
        : readShopifyProduct(rows, currency);
    const own = records;
    rows = [];
    ragged = [];
    records = [];
    return { ...product, lastLine, records: own };
  };

  for await (const { record, line } of csvLines(path)) {
    if (!header) {
      header = classicColumns(record);
      const problem = headerProblem(header);
      if (problem !== null) throw new UnreadableFile(problem);
      continue;
    }
    // Spreadsheets keep lines from which everything was deleted.
    if (record.every((text) => text.trim() === '')) continue;
    const row: ShopifyRow = Object.fromEntries(header.map((name, index) => [name, record[index] ?? '']));
    if (startsProduct(row, rows[0]?.row)) {
      const product = finish();
      if (product) yield product;
    }
    lastLine = line;
    rows.push({ line, row });
    records.push(record);
    const { length } = header;
    if (record.length < length || record.slice(length).some((text) => text.trim() !== '')) {
      ragged.push(`Line ${line} has ${record.length} columns; the first line has ${length}`);
    }
  }
  if (!header) throw new UnreadableFile('The file is empty.');
  if (lastLine === 0)
    throw new UnreadableFile('Below its first line the file is empty: there is no product in it.');
  const product = finish();
  if (product) yield product;
}
