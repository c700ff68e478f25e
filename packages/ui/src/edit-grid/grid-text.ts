import { parseNumber } from '../field/number-text.ts';

/** Value of a cell: NaN is what was typed and is no number. */
export type CellValue = string | number | null;

/** A column of a grid whose cells are edited. */
export interface EditGridColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly value: (row: Row) => CellValue;
  /** Digits after the point of a number; left out for text. */
  readonly decimals?: number;
  /** Choices of a cell that is chosen rather than typed; the empty value stands for none. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
  /** Least width in rem. */
  readonly width?: number;
}

/** A cell that has changed. */
export interface CellChange {
  readonly row: string;
  readonly column: string;
  readonly value: CellValue;
}

/** Text of a cell. */
export function cellText({ decimals }: Pick<EditGridColumn<never>, 'decimals'>, value: CellValue): string {
  if (value === null || (typeof value === 'number' && Number.isNaN(value))) return '';
  if (typeof value === 'string') return value;
  // Digits that the column does not have are shown, so that they can be put right.
  const short = value.toFixed(decimals ?? 0);
  return Number(short) === value ? short : String(value);
}

/** Reads what was typed into a cell: NaN for what is no number, null for nothing. */
export function readCell(
  { decimals, choices }: Pick<EditGridColumn<never>, 'decimals' | 'choices'>,
  text: string,
): CellValue {
  if (choices) {
    const wanted = text.trim().toLowerCase();
    const found = choices.find(({ value, label }) => value === text || label.toLowerCase() === wanted);
    return found?.value ?? null;
  }
  if (decimals === undefined) return text.trim();
  return text.trim() === '' ? null : (parseNumber(text, { decimals: 10 }) ?? Number.NaN);
}

/**
 * Cells of a table that was copied from a spreadsheet: tabs between cells, and quotation marks around those that hold tabs
 * or lines.
 *
 * @example
 * pastedCells('12.50\t3\n14\t0'); // [['12.50', '3'], ['14', '0']]
 */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\n\r]*))(\t|\r\n|\n|\r|$)/gy;
  for (let match = cells.exec(text); match; match = cells.exec(text)) {
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // A spreadsheet ends its last row with a line break, too.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}
