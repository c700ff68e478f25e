import type { InProcessCall } from '../http/call-in-process.ts';
import type { PageFile, PageRequest } from './page-request.ts';

/**
 * Parts of the server that the storefront's loaders know (the shape that the storefront reads from its router context).
 */
export interface StorefrontContext extends PageRequest {
  /** The server's own calls as an anonymous visitor, so that all visitors may share the page. */
  readonly call: InProcessCall;
  /**
   * Takes a rendered document, and the files that it names. Inside a response its bytes would be copied through streams,
   * which takes a fifth of a page's time.
   */
  readonly deliver: (document: Uint8Array<ArrayBuffer>, files?: readonly PageFile[]) => void;
}
