import { csvRow } from '../../http/csv-cell.ts';

/** The codes of a discount as a CSV file, with CRLF between its lines. */
export function codesFile(
  title: string,
  codes: readonly { code: string; uses: number; created_at: Date }[],
): string {
  const lines = [
    ['Code', 'Discount', 'Uses', 'Created'],
    ...codes.map(({ code, uses, created_at: at }) => [code, title, String(uses), at.toISOString()]),
  ];
  return lines.map(csvRow).join('');
}
