/** Name of the app. */
export const product = { name: 'Omnis' } as const;

/** Title of the document on one of its pages. */
export function pageTitle(page: string): string {
  return `${page} · ${product.name}`;
}
