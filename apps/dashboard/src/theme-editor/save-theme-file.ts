/** Gives a document to the browser's downloads as JSON. */
export function saveThemeFile(name: string, document: unknown): void {
  const file = new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: 'application/json' });
  const href = URL.createObjectURL(file);
  const link = globalThis.document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
