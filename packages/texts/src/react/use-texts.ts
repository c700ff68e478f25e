import { createContext, use as wait, useContext } from 'react';
import type { Entries } from '../catalogue.ts';
import type { Translate } from '../translator.ts';
import type { TextArea } from './text-area.ts';

/** BCP 47 locale of the texts below it; British English unless an application says otherwise. */
export const LocaleContext = createContext('en-GB');

/** Collects the names of the areas that a page uses; a server then tells the browser to load them early. */
export const UsedTexts = createContext<Set<string> | null>(null);

/**
 * The locale that dates, numbers and money are written by.
 *
 * @example
 * ```tsx
 * import { useLocale } from '@omnis/texts/react';
 *
 * export function Day({ date }: { date: Date }) {
 *   return <time>{date.toLocaleDateString(useLocale())}</time>;
 * }
 * ```
 */
export function useLocale(): string {
  return useContext(LocaleContext);
}

const isServer = typeof document === 'undefined';

/**
 * The texts of an area for a locale: {@link useTexts} without the context, for what is made outside components, such as
 * the head of a document. While the texts load, React waits (suspends).
 *
 * The browser asks each time, because React continues a component where it waited, and would take a later hook for
 * another one if the component no longer waited.
 *
 * @throws Error on a server that does not have the texts. It must not wait: if a component waits for two areas, React would
 * take the first for the second as soon as that has come, and the cached page would show keys instead of texts.
 * @example
 * ```ts
 * import { readTexts, textArea } from '@omnis/texts/react';
 *
 * const en = { title: 'Basket' } as const;
 * const basketTexts = textArea('basket', { en });
 *
 * export const titleIn = (locale: string) => readTexts(basketTexts, locale)('title');
 * ```
 */
export function readTexts<E extends Entries>(area: TextArea<E>, locale: string): Translate<E> {
  if (!isServer) return wait(area.load(locale));
  const known = area.find(locale);
  if (known === undefined) throw new Error(`The server has no texts of ${area.name}`);
  return known;
}

/**
 * The texts of an area in the language around the component.
 *
 * @example
 * ```tsx
 * import { textArea, useTexts } from '@omnis/texts/react';
 *
 * const en = { title: 'Basket' } as const;
 * const basketTexts = textArea('basket', { en });
 *
 * export function Title() {
 *   const t = useTexts(basketTexts);
 *   return <h1>{t('title')}</h1>;
 * }
 * ```
 */
export function useTexts<E extends Entries>(area: TextArea<E>): Translate<E> {
  const used = useContext(UsedTexts);
  if (isServer) used?.add(area.name);
  return readTexts(area, useContext(LocaleContext));
}
