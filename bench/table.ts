/** A line of the bench's table. */
export interface Row {
  name: string;
  target: string;
  value: string;
  detail: string;
  perSecond?: number;
  /** Answers a second of the floor that does the like. */
  floor?: number | undefined;
}

/**
 * Prints the figures beside the floor of the same run.
 *
 * @param beside - what else stands beside a row; '' for nothing
 */
export function printTable(rows: readonly Row[], beside: (row: Row) => string = () => ''): void {
  const lines = rows.map((row) => [
    row.name,
    row.value,
    row.perSecond === undefined || !row.floor ? '' : `${(row.perSecond / row.floor).toFixed(2)} × floor`,
    beside(row),
    row.detail,
    row.target === '' ? '' : `wanted ${row.target}`,
  ]);
  printColumns(lines);
}

/** Prints lines of cells in columns; the figures in the second one stand to the right. */
export function printColumns(lines: readonly (readonly string[])[]): void {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  console.log(
    `\n${lines
      .map((line) =>
        line
          .map((cell, column) =>
            column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
          )
          .join('  ')
          .trimEnd(),
      )
      .join('\n')}\n`,
  );
}
