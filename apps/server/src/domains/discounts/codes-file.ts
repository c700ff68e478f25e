/** A cell of a CSV file. Spreadsheets run what begins like a formula, so an apostrophe keeps it text. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The codes of a discount as a CSV file, with CRLF between its lines. */
export function codesFile(
  title: string,
  codes: readonly { code: string; uses: number; created_at: Date }[],
): string {
  const lines = [
    ['Code', 'Discount', 'Uses', 'Created'],
    ...codes.map(({ code, uses, created_at: at }) => [code, title, String(uses), at.toISOString()]),
  ];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
