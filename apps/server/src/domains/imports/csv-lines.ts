import { CsvError, parse } from 'csv-parse';
import { readText, UnreadableFile } from './csv-text.ts';

/** A record of a CSV file with the line in which it begins. */
export interface CsvLine {
  record: string[];
  line: number;
}

interface Parsed {
  record: string[];
  raw: string;
}

function isParsed(value: unknown): value is Parsed {
  return (
    typeof value === 'object' &&
    value !== null &&
    'record' in value &&
    Array.isArray(value.record) &&
    'raw' in value &&
    typeof value.raw === 'string'
  );
}

/** `sep=;` in the first line is how spreadsheets are told what parts the cells. */
const separatorLine = /^"?sep=([,;\t])"?,*$/i;

/** Finds the delimiter in the file's first line: spreadsheets write semicolons where the comma is in numbers. */
async function delimiterOf(path: string): Promise<string> {
  let start = '';
  for await (const text of readText(path)) {
    start += text;
    if (/[^\r\n][\r\n]/.test(start) || start.length > 100_000) break;
  }
  const first = /[^\r\n\ufeff]+/.exec(start)?.[0] ?? '';
  const told = separatorLine.exec(first)?.[1];
  if (told !== undefined) return told;
  const bare = first.replace(/"(?:[^"]|"")*"/g, '');
  const count = (delimiter: string): number => bare.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

const breaks = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** Error, in words, for a file that is no CSV. */
function notCsv(error: unknown, line: number): UnreadableFile {
  const code = error instanceof CsvError ? error.code : '';
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE') {
    return new UnreadableFile(
      `The file is not proper CSV: a quotation mark in line ${line} or soon after it is never closed.`,
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new UnreadableFile(`The file is not proper CSV near line ${line}: ${reason}`);
}

/**
 * Records of a CSV with their lines, streamed: memory does not grow with the file.
 *
 * @throws {UnreadableFile} when it is none
 */
export async function* csvLines(path: string): AsyncGenerator<CsvLine> {
  const parser = parse({
    delimiter: await delimiterOf(path),
    // Files that went through several programs mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    bom: true,
    info: true,
    raw: true,
    relax_column_count: true,
    // Inches and `="0012"` stand in cells that are not quoted.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 2_000_000,
  });
  const feeding = (async () => {
    try {
      for await (const text of readText(path)) {
        if (!parser.write(text)) await new Promise((resolve) => parser.once('drain', resolve));
      }
      parser.end();
    } catch (error) {
      parser.destroy(error instanceof Error ? error : new UnreadableFile(String(error)));
    }
  })();
  let next = 1;
  try {
    for await (const parsed of parser) {
      if (!isParsed(parsed)) continue;
      const { record, raw } = parsed;
      // The parser's own count takes a break of two letters inside a cell for two.
      const line = next + breaks(/^[\r\n]*/.exec(raw)?.[0] ?? '');
      next += breaks(raw);
      if (line === 1 && separatorLine.test(record.join(','))) continue;
      yield { record, line };
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : notCsv(error, next);
  }
  await feeding;
}
