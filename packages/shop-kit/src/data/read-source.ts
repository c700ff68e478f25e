import type { CurrencyCode } from '@omnis/models';
import type { StoreCoreData } from './core.ts';
import type { ReadArg, ReadName, ReadValue } from './reads.types.ts';

/** How a read went. */
export interface Read<N extends ReadName> {
  readonly value?: ReadValue<N>;
  /** The answer as it came, where it came as text. */
  readonly json?: string;
  readonly error?: unknown;
}

/** Where loaders read from: on the server the API in process, in the browser the API through the cache. */
export interface ReadSource {
  readonly core: () => StoreCoreData;
  readonly currency: () => CurrencyCode;
  /** The language and country of the visitor's texts, dates and numbers. */
  readonly locale: () => string;
  readonly ask: <N extends ReadName>(name: N, arg: ReadArg<N>) => Promise<Read<N>>;
}
