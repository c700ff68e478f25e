/** Names of the platform and of the staff app. */
export const product = { name: 'Omnis', app: 'Atlas' } as const;

/** Title of the document on one of its pages. */
export function pageTitle(page: string): string {
  return `${page} · ${product.name} ${product.app}`;
}
