/**
 * Rows as a table in plain text, the first of them its head.
 *
 * @param right - columns that stand to the right, as numbers do
 */
export function textTable(rows: readonly (readonly string[])[], right: ReadonlySet<number>): string {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return right.has(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
