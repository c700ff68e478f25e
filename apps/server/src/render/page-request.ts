import type { InProcessCall } from '../http/call-in-process.ts';

import type { Language } from '@omnis/models';

/** A plain form that was sent and refused: it is shown again with what was typed, and what is wrong with it. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly status: number;
}

/**
 * Frame of a store's pages for an app that embeds the store: in each mode but the default one they are their content
 * alone (storefront.md §2 Layouts).
 */
export type OperatorMode = 'default' | 'headless' | 'other';

/** A theme that is tried before it is published. */
export interface TriedTheme {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly dark: Readonly<Record<string, unknown>>;
  /** Keeps it in the addresses that the page leads to. */
  readonly token: string;
}

/** Data that a page is rendered from, besides the calls that it makes. Plain data: it may go to another thread. */
export interface PageRequest {
  /** Whole address, such as `http://demo.localhost:3000/product/tee/`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly division: number;
  readonly mode: 'native' | 'preview';
  readonly operator: OperatorMode;
  /** The language that the visitor is shown the shop in. */
  readonly language: Language;
  readonly nonce: string;
  /** Such as `http://demo.localhost:3000`. */
  readonly origin: string;
  readonly host: string;
  /** Origin of the dashboard, the only one that may speak to the canvas. */
  readonly editorOrigin: string;
  /** Hosts whose scripts the store's plugins and its payments load, beside its own. */
  readonly scriptHosts: readonly string[];
  /** True when cards are taken by scripts that only documents of pages which pay may run. */
  readonly cardScripts?: boolean;
  /** The theme that is tried on the page, in the place of its store's, with the token that shows it. */
  readonly trial?: TriedTheme | undefined;
  /** The form that the page answers, if it answers one. */
  readonly form?: RefusedForm | undefined;
}

/** A file that a page names, which is sent at `/assets/pages/{name}.json`. */
export interface PageFile {
  /** The same for the same text. */
  readonly name: string;
  readonly text: string;
}

/** A page as it is sent. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** It is the same for everybody and may be kept. */
  readonly shared: boolean;
  /** The files that it names. */
  readonly files: readonly PageFile[];
}

/** Renders a page with the calls of an anonymous visitor. */
export type RenderPage = (request: PageRequest, call: InProcessCall) => Promise<RenderedPage>;
