import { createContext } from 'react-router';

/** Reaches the API in process. */
export type InProcessFetch = (url: string, init: RequestInit) => Promise<Response>;

/** What the server says about a request, beside the request itself. */
export interface ServerContext {
  /** As an anonymous visitor: pages made with it alone are shared by all visitors. */
  readonly fetch: InProcessFetch;
  /** The store that the host stands for. */
  readonly division: number;
  /** `preview` on the editor's canvas: no chrome, and the page comes by message. */
  readonly mode: 'native' | 'preview';
  /** Nonce of the content security policy. */
  readonly nonce: string;
  /** Scheme and host as the visitor sees them, without a slash at the end. */
  readonly origin: string;
  readonly host: string;
  /** Origin of the dashboard, the only one that may speak to the canvas. */
  readonly editorOrigin: string;
}

/** Key under which the server puts its {@link ServerContext} before it calls the request handler. */
export const serverContext = createContext<ServerContext>();
