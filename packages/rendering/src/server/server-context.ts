import type { CallName } from '@omnis/contract/paths';
import type { Language } from '@omnis/models';
import type { OperatorMode, RefusedForm } from '@omnis/shop-kit';
import type { TriedTheme } from './theme-choice.server.ts';
import { createContext } from 'react-router';

/** An answer of the API in process. */
export type ServerAnswer =
  | { readonly ok: true; readonly json: string; readonly value: unknown }
  | { readonly ok: false; readonly status: number; readonly body: unknown };

/** Makes a call of the contract in process, as an anonymous visitor: pages made with it are shared by all. */
export type ServerCall = (
  name: CallName,
  input: {
    readonly params?: Readonly<Record<string, string | number | undefined>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: unknown;
  },
) => Promise<ServerAnswer>;

/** A file that a page names, which is sent at `/assets/pages/{name}.json`. */
export interface PageFile {
  /** The same for the same text. */
  readonly name: string;
  readonly text: string;
}

/** Facts from the server about a request, beside the request itself. */
export interface ServerContext {
  readonly call: ServerCall;
  /** The store that the host stands for. */
  readonly division: number;
  /** `preview` on the editor's canvas: no chrome, and the page comes by message. */
  readonly mode: 'native' | 'preview';
  /** How much of the shop stands around a page. */
  readonly operator: OperatorMode;
  /** Nonce of the content security policy. */
  readonly nonce: string;
  /** Scheme and host as the visitor sees them, without a slash at the end. */
  readonly origin: string;
  readonly host: string;
  /** The language that the visitor is shown the shop in. */
  readonly language: Language;
  /** Origin of the dashboard, the only one that may speak to the canvas. */
  readonly editorOrigin: string;
  /** True when cards are taken by scripts that only documents of payment pages may run. */
  readonly cardScripts?: boolean;
  /** The theme that is tried on the page. */
  readonly trial?: TriedTheme | undefined;
  /** The refused form that the page answers, if any. */
  readonly form?: RefusedForm | undefined;
  /**
   * Takes a rendered document, and the files that it names. Inside a response its bytes would be copied through streams,
   * which takes a fifth of a page's time.
   */
  readonly deliver: (document: Uint8Array<ArrayBuffer>, files: readonly PageFile[]) => void;
}

/** Key under which the server puts its {@link ServerContext} before it calls the request handler. */
export const serverContext = createContext<ServerContext>();
