/** A line of a Shopify export by column name. */
export type ShopifyRow = Readonly<Record<string, string>>;

/** Columns without which a file is no product export. */
export const requiredColumns = ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price'] as const;

/** What is wrong with a header line; null when it is one of a product export. */
export function headerProblem(columns: readonly string[]): string | null {
  const missing = requiredColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    const names = missing.map((name) => `“${name}”`).join(', ');
    return `The first line is not that of a Shopify product export: ${missing.length === 1 ? 'the column' : 'the columns'} ${names} ${missing.length === 1 ? 'is' : 'are'} missing.`;
  }
  const doubled = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  return doubled === undefined ? null : `The column “${doubled}” stands in the first line twice.`;
}
