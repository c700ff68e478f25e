import type { InProcessCall } from '../http/call-in-process.ts';

/**
 * What the storefront's loaders know of the server (the shape that the storefront reads from its router context).
 */
export interface StorefrontContext {
  /** The server's own calls as an anonymous visitor, so that all visitors may share the page. */
  call: InProcessCall;
  division: number;
  mode: 'native' | 'preview';
  nonce: string;
  /** Such as `http://demo.localhost:3000`. */
  origin: string;
  host: string;
  /** Origin of the dashboard, the only one that may speak to the canvas. */
  editorOrigin: string;
  /** Takes a rendered document. Inside a response its bytes would be copied through streams, which takes a fifth of a page's time. */
  deliver: (document: Uint8Array<ArrayBuffer>) => void;
}
