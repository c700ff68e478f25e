/** Kinds of app that serve a page (storefront.md §3, App). */
export const appKinds = {
  provider: 'The provider’s own store',
  'provider-subdomain': 'A store on the provider’s subdomain',
  atlas: 'The staff’s app',
  subdomain: 'A store on a subdomain or a domain of its own',
} as const;

/** One of the kinds of app. */
export type AppKind = keyof typeof appKinds;

/** The domains among which the preview host is found. */
export interface PreviewDomains {
  /** Domain of the store that is being managed; null: none is. */
  activeStore: string | null;
  /** The provider's main domain. */
  main: string;
  /** Domain of the app that asks. */
  own: string;
}

/**
 * The host on which pages are previewed: the active store's domain for the provider's stores, the provider's main domain
 * for atlas, and a store's own domain otherwise (storefront.md §3, App).
 *
 * @example
 * previewHost('atlas', { activeStore: 'demo.example', main: 'omnis.example', own: 'atlas.omnis.example' }); // 'omnis.example'
 */
export function previewHost(kind: AppKind, { activeStore, main, own }: PreviewDomains): string {
  switch (kind) {
    case 'provider':
    case 'provider-subdomain':
      return activeStore ?? main;
    case 'atlas':
      return main;
    case 'subdomain':
      return own;
  }
}
