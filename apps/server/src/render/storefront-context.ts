/**
 * What the storefront's loaders know of the server (the shape that the storefront reads from its router context).
 */
export interface StorefrontContext {
  /** The server's own calls as an anonymous visitor; pages made with it alone are shared by all visitors. */
  fetch: typeof fetch;
  /** The same with the visitor's cookies. Using it makes the page this visitor's own: it is never cached. */
  visitorFetch: typeof fetch;
  division: number;
  mode: 'native' | 'preview';
  nonce: string;
  /** Such as `http://demo.localhost:3000`. */
  origin: string;
  host: string;
  /** Origin of the dashboard, the only one that may speak to the canvas. */
  editorOrigin: string;
}
