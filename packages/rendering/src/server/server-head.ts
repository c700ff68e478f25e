import { createContext } from 'react';
import type { ThemeHead } from './theme-head.server.ts';

/** Data that only the server puts into the document's head; the browser keeps what was sent. */
export interface ServerHeadData {
  readonly theme: ThemeHead;
  readonly nonce: string;
}

/** Null in the browser. */
export const ServerHead = createContext<ServerHeadData | null>(null);
