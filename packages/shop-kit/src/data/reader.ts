import type { CurrencyCode } from '@omnis/models';
import type { SeedEntry } from '@omnis/store';
import type { Entries, Translate } from '@omnis/texts';
import type { TextArea } from '@omnis/texts/react';
import { createContext, type RouterContextProvider } from '../react-router/index.ts';
import type { StoreCoreData } from './core.ts';
import { failedRead } from './failure.ts';
import { seedsOf, type PageData, type ReadSeed, type ReadSeeds } from './page-data.ts';
import type { ReadArg, ReadName, ReadValue, SeedOf } from './reads.types.ts';
import type { Read, ReadSource } from './read-source.ts';

export type { Read, ReadSource } from './read-source.ts';

/** The source of a request, or of the page in the browser; loaders of both sides find it here. */
export const readSource = createContext<ReadSource>();

/** Reads for a page, and keeps what was read. */
export interface Reader {
  readonly core: StoreCoreData;
  readonly currency: CurrencyCode;
  readonly locale: string;
  /** The texts of an area, for what a loader says itself. */
  readonly texts: <E extends Entries>(area: TextArea<E>) => Promise<Translate<E>>;
  readonly ask: ReadSource['ask'];
  /** Reads, or throws the answer that the error page shows. */
  readonly read: <N extends ReadName>(name: N, arg: ReadArg<N>) => Promise<ReadValue<N>>;
  /** Reads what a page can do without: null when it fails. */
  readonly tryRead: <N extends ReadName>(name: N, arg: ReadArg<N>) => Promise<ReadValue<N> | null>;
  /** Data read so far. */
  readonly seeds: ReadSeeds;
}

/** Readers that a request has had. */
const readers = new WeakMap<object, number>();

/** A reader for one run of a loader; the same on the server and in the browser. */
export function readerOf(context: Readonly<RouterContextProvider>): Reader {
  const source = context.get(readSource);
  const list: ReadSeed[] = [];
  const count = readers.get(context) ?? 0;
  readers.set(context, count + 1);
  const ask = async <N extends ReadName>(name: N, arg: ReadArg<N>): Promise<Read<N>> => {
    const answer = await source.ask(name, arg);
    const { value, json } = answer;
    // Safe: name, argument and answer are those of one endpoint, which TypeScript cannot follow through a union.
    const seed: SeedEntry = { endpointName: name, arg, value } as SeedOf<N>;
    if (value !== undefined) list.push({ ...seed, json });
    return answer;
  };
  return {
    core: source.core(),
    currency: source.currency(),
    locale: source.locale(),
    texts: (area) => area.load(source.locale()),
    ask,
    read: async (name, arg) => {
      const { value, error } = await ask(name, arg);
      if (value === undefined) throw failedRead(error, arg);
      return value;
    },
    tryRead: async (name, arg) => (await ask(name, arg)).value ?? null,
    seeds: { id: `seeds-${count}`, list },
  };
}

/** The answers of a read among a page's seeds, each once: for the head, which is made outside of the store. */
export function everySeeded<N extends ReadName>(
  page: PageData | undefined,
  name: N,
): readonly ReadValue<N>[] {
  const isNamed = (seed: SeedEntry): seed is SeedOf<N> => seed.endpointName === name;
  const found: readonly SeedOf<N>[] = page ? seedsOf(page).filter(isNamed) : [];
  return [...new Map(found.map(({ arg, value }) => [JSON.stringify(arg), value])).values()];
}

/** The first of them. */
export function seeded<N extends ReadName>(page: PageData | undefined, name: N): ReadValue<N> | undefined {
  return everySeeded(page, name)[0];
}
