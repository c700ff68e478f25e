import type { CallName } from '@omnis/contract';
import type { InProcessAnswer, InProcessInput } from '../../http/call-in-process.ts';
import type { SentFile } from './known-files.ts';
import type { NumberedText } from './known-texts.ts';
import type { PageRequest, RenderedPage } from '../page-request.ts';

/** An answer on its way to a render thread: what it says is read there, once for all pages. */
export type SentAnswer =
  | Exclude<InProcessAnswer, { ok: true }>
  | { readonly ok: true; readonly text: NumberedText }
  | { readonly ok: true; readonly json: string };

/** An answer to a call. */
export interface CallAnswer {
  readonly call: number;
  readonly answer: SentAnswer;
}

/** A call that a page makes. `page` names the page. */
export interface PageCall {
  readonly page: number;
  readonly call: number;
  readonly name: CallName;
  readonly input: InProcessInput;
}

/** A message to a render thread. `page` names the page, `call` the call that it made. */
export type ToThread =
  | { readonly type: 'render'; readonly page: number; readonly request: PageRequest }
  | {
      readonly type: 'answers';
      readonly answers: readonly CallAnswer[];
      /** Numbers of texts that the thread may forget when it has read these answers. */
      readonly forgotten: readonly number[];
    }
  | { readonly type: 'threw'; readonly call: number; readonly error: unknown }
  | { readonly type: 'tidy' };

/** A page on its way to the main thread. */
export interface SentPage extends Omit<RenderedPage, 'files'> {
  readonly files: readonly SentFile[];
}

/** A message from a render thread. */
export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'calls'; readonly calls: readonly PageCall[] }
  | {
      readonly type: 'rendered';
      readonly page: number;
      readonly result: SentPage;
      /** Names of files that the main thread may forget when it has read this page. */
      readonly forgotten: readonly string[];
    }
  | { readonly type: 'failed'; readonly page: number; readonly error: unknown };

/** Data that a render thread is started with. */
export interface ThreadData {
  /** The storefront's server build. */
  readonly build: string;
}
