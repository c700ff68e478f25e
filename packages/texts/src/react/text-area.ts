import { languageOf, type Language } from '@omnis/models';
import type { Entries, Translation } from '../catalogue.ts';
import { translator, type Translate } from '../translator.ts';

/** A module with texts as its default export, which is fetched when its language is needed. */
export type TextLoader<E extends Entries> = () => Promise<{ readonly default: E }>;

/**
 * Where the texts of an area come from. English is given at once or by a loader, other languages by a loader. A language
 * that is left out reads in English.
 */
export interface TextSources<E extends Entries> {
  readonly en: E | TextLoader<E>;
  readonly de?: TextLoader<Translation<E>>;
  readonly fr?: TextLoader<Translation<E>>;
}

/** The texts of one part of an interface, in whichever language is asked for. */
export interface TextArea<E extends Entries> {
  readonly name: string;
  /** The texts, if they are loaded already. */
  readonly find: (locale: string) => Translate<E> | undefined;
  /** The texts, as soon as they are loaded. */
  readonly load: (locale: string) => Promise<Translate<E>>;
}

/** Milliseconds that a failure is kept: React must find it, and a later caller tries again. */
const failureKept = 5000;

/** Milliseconds before the second attempt. */
const retryDelay = 1000;

const loading = new Set<Promise<unknown>>();

/**
 * Resolves when the texts of all areas used so far are loaded; rejects if some cannot be loaded. Await it before
 * hydration, so that React finds the texts that the server wrote.
 *
 * @example
 * ```ts
 * import { textsLoaded } from '@omnis/texts/react';
 *
 * await textsLoaded();
 * ```
 */
export async function textsLoaded(): Promise<void> {
  await Promise.all(loading);
}

/** Texts that need no loading, by area and language. */
const provided = new Map<string, Entries>();

/** Forgets the texts of an area that were read before others were provided, by the name of the area. */
const forgets = new Map<string, (language: string) => void>();

/**
 * Gives texts that then need no loading: on a server, which speaks all languages at once, in tests, and in an application
 * that has other languages for the components of a package.
 *
 * @param files - Texts by the name of their module, which ends in `AREA/LANGUAGE.ts`.
 * @example
 * ```ts
 * import { provideTexts } from '@omnis/texts/react';
 *
 * provideTexts({ './basket/en.ts': { title: 'Basket' } });
 * ```
 */
export function provideTexts(files: Readonly<Record<string, Entries>>): void {
  for (const [file, entries] of Object.entries(files)) {
    const [, area, language] = /([\w-]+)\/([a-z]{2})\.ts$/.exec(file) ?? [];
    provided.set(`${area}/${language}`, entries);
    if (area !== undefined && language !== undefined) forgets.get(area)?.(language);
  }
}

/** A promise that React does not wait for. */
function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/**
 * An area of texts. In a browser its texts begin to load at once, in the language of the document: the code that needs
 * them has just been loaded too.
 *
 * @param name - Name of the area; `provideTexts` finds its texts by it.
 * @example
 * ```ts
 * import { textArea } from '@omnis/texts/react';
 *
 * const en = { title: 'Basket' } as const;
 * export const basketTexts = textArea('basket', {
 *   en,
 *   de: () => Promise.resolve({ default: { title: 'Warenkorb' } }), // in an application: () => import('./de.ts')
 * });
 * ```
 */
export function textArea<E extends Entries>(name: string, sources: TextSources<E>): TextArea<E> {
  const ready = new Map<string, Translate<E>>();
  const promised = new Map<string, Promise<Translate<E>>>();
  const keep = (locale: string, entries: E): Translate<E> => {
    const made = translator(entries, locale);
    ready.set(locale, made);
    return made;
  };
  const find = (locale: string): Translate<E> | undefined => {
    const known = ready.get(locale);
    if (known) return known;
    const language = languageOf(locale);
    const entries = provided.get(`${name}/${language}`);
    // Safe: the module of this area, which its type is taken from.
    if (entries !== undefined) return keep(locale, entries as E);
    const { en } = sources;
    return typeof en === 'object' && (language === 'en' || !sources[language]) ? keep(locale, en) : undefined;
  };
  const fetchTexts = async (locale: string): Promise<E> => {
    try {
      return await entriesIn(sources, languageOf(locale));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
    try {
      return await entriesIn(sources, languageOf(locale));
    } catch (error) {
      setTimeout(() => promised.delete(locale), failureKept);
      throw error;
    }
  };
  const load = (locale: string): Promise<Translate<E>> => {
    const known = find(locale);
    const begun =
      promised.get(locale) ??
      (known
        ? settled(known)
        : fetchTexts(locale).then((entries) => {
            const made = keep(locale, entries);
            promised.set(locale, settled(made));
            return made;
          }));
    promised.set(locale, begun);
    return begun;
  };
  forgets.set(name, (language) => {
    for (const locale of [...ready.keys(), ...promised.keys()]) {
      if (languageOf(locale) !== language) continue;
      ready.delete(locale);
      promised.delete(locale);
    }
  });
  if (typeof document !== 'undefined' && document.documentElement.lang !== '')
    loading.add(load(document.documentElement.lang));
  return { name, find, load };
}

async function entriesIn<E extends Entries>(sources: TextSources<E>, language: Language): Promise<E> {
  const source: TextSources<E>[Language] = sources[language] ?? sources.en;
  if (typeof source === 'object') return source;
  const module = await source();
  // Safe: a translation has the keys of the original, and its values are found by name at run time.
  return module.default as E;
}
