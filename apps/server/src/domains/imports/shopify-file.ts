import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse } from 'csv-parse';
import type { CurrencyCode } from '@omnis/models';
import { classicColumns, headerProblem, type ShopifyRow } from './shopify-columns.ts';
import { readShopifyProduct, type NumberedRow, type ReadProduct } from './shopify-product.ts';

/** The file as a whole cannot be read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

const notText = 'The file is not UTF-8 text. Export it again as “CSV UTF-8”.';

/** Encoding by the file's first bytes; spreadsheets write UTF-16 with a mark. */
async function encodingOf(path: string): Promise<'utf-8' | 'utf-16le' | 'utf-16be'> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead === 0) throw new UnreadableFile('The file is empty.');
    if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
    if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be';
    // A zip: what spreadsheets save by default.
    if (buffer.toString('latin1', 0, 2) === 'PK')
      throw new UnreadableFile('This is a spreadsheet file. Save it as CSV and upload that.');
    return 'utf-8';
  } finally {
    await file.close();
  }
}

async function* decoded(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path), { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
      if (text.includes('\0')) throw new UnreadableFile(notText);
      return text;
    } catch {
      throw new UnreadableFile(notText);
    }
  };
  for await (const chunk of createReadStream(path)) if (chunk instanceof Uint8Array) yield decode(chunk);
  const rest = decode();
  if (rest !== '') yield rest;
}

interface ParsedLine {
  record: string[];
  info: { lines: number };
}

function isParsedLine(value: unknown): value is ParsedLine {
  return typeof value === 'object' && value !== null && 'record' in value && Array.isArray(value.record);
}

/** What parts the cells, by the file's first line: spreadsheets write semicolons where the comma is in numbers. */
async function delimiterOf(path: string): Promise<string> {
  let start = '';
  for await (const text of decoded(path)) {
    start += text;
    if (/[\r\n]/.test(start) || start.length > 100_000) break;
  }
  const first = (/^[^\r\n]*/.exec(start)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const count = (delimiter: string): number => first.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Lines of a CSV with their numbers, streamed: memory does not grow with the file. */
async function* lines(path: string): AsyncGenerator<ParsedLine> {
  const parser = parse({
    delimiter: await delimiterOf(path),
    bom: true,
    info: true,
    relax_column_count: true,
    // Inches and `="0012"` stand in cells that are not quoted.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 2_000_000,
  });
  const feeding = (async () => {
    try {
      for await (const text of decoded(path)) {
        if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve));
      }
      parser.end();
    } catch (error) {
      parser.destroy(error instanceof Error ? error : new UnreadableFile(notText));
    }
  })();
  try {
    for await (const line of parser) if (isParsedLine(line)) yield line;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      `The file is not proper CSV: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  await feeding;
}

/** The header line of a file, checked. @throws {UnreadableFile} saying what is wrong */
export async function checkHeader(path: string): Promise<void> {
  for await (const { record } of lines(path)) {
    const problem = headerProblem(classicColumns(record));
    if (problem !== null) throw new UnreadableFile(problem);
    return;
  }
  throw new UnreadableFile('The file is empty.');
}

/** A product goes on while its handle does; some programs repeat the title on each of its lines, or leave both out. */
function startsProduct(row: ShopifyRow, first: ShopifyRow | undefined): boolean {
  if (!first) return true;
  const [handle, title] = [row['Handle'] ?? '', row['Title'] ?? ''].map((text) => text.trim());
  if (handle === '' && title === '') return false;
  return handle !== first['Handle']?.trim() || (title !== '' && title !== first['Title']?.trim());
}

/**
 * Products of a Shopify export, one after the other. A handle that comes again after another product's lines,
 * and a line with another number of columns than the header, are rejected with their line.
 *
 * @throws {UnreadableFile} when the file as a whole cannot be read
 */
export async function* readShopifyFile(
  path: string,
  currency: CurrencyCode,
): AsyncGenerator<ReadProduct & { lastLine: number }> {
  let header: string[] | undefined;
  let rows: NumberedRow[] = [];
  let ragged: string[] = [];
  let lastLine = 0;
  const seen = new Set<string>();

  const finish = (): (ReadProduct & { lastLine: number }) | null => {
    const first = rows[0];
    if (!first) return null;
    const handle = (first.row['Handle'] ?? '').trim();
    const reasons = [...ragged];
    if (seen.has(handle.toLowerCase()))
      reasons.unshift(`Line ${first.line}: the handle “${handle}” stood further up already`);
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
    rows = [];
    ragged = [];
    return { ...product, lastLine };
  };

  for await (const { record, info } of lines(path)) {
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
    lastLine = info.lines;
    rows.push({ line: info.lines, row });
    const { length } = header;
    if (record.length < length || record.slice(length).some((text) => text.trim() !== '')) {
      ragged.push(`Line ${info.lines} has ${record.length} columns; the first line has ${length}`);
    }
  }
  if (!header) throw new UnreadableFile('The file is empty.');
  const product = finish();
  if (product) yield product;
}
