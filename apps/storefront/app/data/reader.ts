import { selectCurrency, type OmnisStore, type SeedEntry } from '@omnis/store';
import type { CurrencyCode } from '@omnis/models';
import { createContext, type RouterContextProvider } from 'react-router';
import { coreOf, type StoreCoreData } from './core.ts';
import { failedRead } from './failure.ts';
import type { PageData } from './page-data.ts';
import { readers, type ReadArg, type ReadName, type ReadValue, type SeedOf } from './reads.ts';

/** The store of a request, and in the browser the store of the page; loaders of both sides find it here. */
export const storeContext = createContext<OmnisStore>();

/** How a read went. */
export interface Read<N extends ReadName> {
  readonly value?: ReadValue<N>;
  readonly error?: unknown;
}

/** Reads for a page through the cache, and keeps what was read. */
export interface Reader {
  readonly core: StoreCoreData;
  readonly currency: CurrencyCode;
  readonly ask: <N extends ReadName>(name: N, arg: ReadArg<N>) => Promise<Read<N>>;
  /** Reads, or throws the answer that the error page shows. */
  readonly read: <N extends ReadName>(name: N, arg: ReadArg<N>) => Promise<ReadValue<N>>;
  /** Reads what a page can do without: null when it fails. */
  readonly tryRead: <N extends ReadName>(name: N, arg: ReadArg<N>) => Promise<ReadValue<N> | null>;
  /** What was read so far. */
  readonly seeds: readonly SeedEntry[];
}

/** A reader for one run of a loader; the same on the server and in the browser. */
export function readerOf(context: Readonly<RouterContextProvider>): Reader {
  const store = context.get(storeContext);
  const seeds: SeedEntry[] = [];
  const ask = async <N extends ReadName>(name: N, arg: ReadArg<N>): Promise<Read<N>> => {
    const { data: value, error } = await readers[name](store.dispatch, arg);
    // Safe: name, argument and answer are those of one endpoint, which TypeScript cannot follow through a union.
    if (value !== undefined) seeds.push({ endpointName: name, arg, value } as SeedOf<N>);
    return { value, error };
  };
  return {
    core: coreOf(store.getState()),
    currency: selectCurrency(store.getState()),
    ask,
    read: async (name, arg) => {
      const { value, error } = await ask(name, arg);
      if (value === undefined) throw failedRead(error);
      return value;
    },
    tryRead: async (name, arg) => (await ask(name, arg)).value ?? null,
    seeds,
  };
}

/** The first answer of a read among a page's seeds: for the head, which is made outside of the store. */
export function seeded<N extends ReadName>(page: PageData | undefined, name: N): ReadValue<N> | undefined {
  const isNamed = (seed: SeedEntry): seed is SeedOf<N> => seed.endpointName === name;
  const found: SeedOf<N> | undefined = page?.seeds.find(isNamed);
  return found?.value;
}
