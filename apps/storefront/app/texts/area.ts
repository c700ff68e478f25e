import { languageOf, type Language } from '@omnis/models';
import type { Entries, Translation } from './catalogue.ts';
import { translator, type Translate } from './translate.ts';

/** Fetches the texts of an area: one file a language. */
export interface TextLoaders<E extends Entries> {
  readonly en: () => Promise<{ readonly default: E }>;
  readonly de: () => Promise<{ readonly default: Translation<E> }>;
  readonly fr: () => Promise<{ readonly default: Translation<E> }>;
}

/** The texts of one part of the shop. */
export interface TextArea<E extends Entries> {
  readonly name: string;
  /** Its texts, if they are here. */
  readonly find: (locale: string) => Translate<E> | undefined;
  /** Its texts, once they are. */
  readonly load: (locale: string) => Promise<Translate<E>>;
}

/** Milliseconds that a failure stands: who waits has to find it, and who asks later is to try again. */
const failureStands = 5000;

/** Milliseconds before the second try. */
const pause = 1000;

const loading = new Set<Promise<unknown>>();

/** Resolves when the texts of all areas that were asked for so far are here; rejects where some cannot be had. */
export async function textsLoaded(): Promise<void> {
  await Promise.all(loading);
}

/** Texts that are there from the start, by area and language: those of the server, which speaks all of them. */
const provided = new Map<string, Entries>();

/** Gives all texts at once, by the names of their files: `./basket/de.ts`. */
export function provideTexts(files: Readonly<Record<string, Entries>>): void {
  for (const [file, entries] of Object.entries(files)) {
    const [, area, language] = /([\w-]+)\/([a-z]{2})\.ts$/.exec(file) ?? [];
    provided.set(`${area}/${language}`, entries);
  }
}

/** What has come already, as React waits for it: not at all. */
function here<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/**
 * An area of texts. The browser, which speaks one language as long as a page is open, begins to fetch them as soon as
 * code that needs them runs.
 */
export function textArea<E extends Entries>(name: string, loaders: TextLoaders<E>): TextArea<E> {
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
    const entries = provided.get(`${name}/${languageOf(locale)}`);
    // Safe: the file of this area, which its type is taken from.
    return entries && keep(locale, entries as E);
  };
  const fetchTexts = async (locale: string): Promise<E> => {
    try {
      return await loadersOf(loaders, languageOf(locale));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    try {
      return await loadersOf(loaders, languageOf(locale));
    } catch (error) {
      setTimeout(() => promised.delete(locale), failureStands);
      throw error;
    }
  };
  const load = (locale: string): Promise<Translate<E>> => {
    const known = find(locale);
    const begun =
      promised.get(locale) ??
      (known
        ? here(known)
        : fetchTexts(locale).then((entries) => {
            const made = keep(locale, entries);
            promised.set(locale, here(made));
            return made;
          }));
    promised.set(locale, begun);
    return begun;
  };
  if (!import.meta.env.SSR && typeof document !== 'undefined' && document.documentElement.lang !== '')
    loading.add(load(document.documentElement.lang));
  return { name, find, load };
}

async function loadersOf<E extends Entries>(loaders: TextLoaders<E>, language: Language): Promise<E> {
  const file = await loaders[language]();
  // Safe: a translation has the keys of the English texts, and places are looked for at run time.
  return file.default as E;
}
