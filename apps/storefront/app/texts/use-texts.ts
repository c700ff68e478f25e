import { createContext, use as wait, useContext } from 'react';
import type { MetaArgs } from '../head/route-head.ts';
import { findView } from '../data/view.ts';
import type { TextArea } from './area.ts';
import type { Entries } from './catalogue.ts';
import type { Translate } from './translate.ts';

const usual = 'en-GB';

/** What the texts around it are written in, as a BCP 47 locale. */
export const LocaleContext = createContext(usual);

/** Notes which areas a page is made of, so that the browser fetches them along with its code; on the server alone. */
export const UsedTexts = createContext<Set<string> | null>(null);

/** The locale that dates, numbers and money are written by. */
export function useLocale(): string {
  return useContext(LocaleContext);
}

/**
 * Texts that are not here yet are waited for, as code is. In the browser it is asked each time: React runs a component
 * again from where it waited, and takes the hooks after it for unknown where it no longer waits.
 *
 * @throws Error on a server that has not got all of them. It must not wait: of two areas that a component waits for, React
 * would take the first for the second as soon as that is here, and the page, which is kept, would show keys for texts.
 */
function texts<E extends Entries>(area: TextArea<E>, locale: string): Translate<E> {
  if (!import.meta.env.SSR) return wait(area.load(locale));
  const known = area.find(locale);
  if (known === undefined) throw new Error(`The server has no texts of ${area.name}`);
  return known;
}

/**
 * The texts of an area in the visitor's language.
 *
 * @example
 * const t = useTexts(basketTexts);
 * return <h1>{t('basket')}</h1>;
 */
export function useTexts<E extends Entries>(area: TextArea<E>): Translate<E> {
  const used = useContext(UsedTexts);
  if (import.meta.env.SSR) used?.add(area.name);
  return texts(area, useContext(LocaleContext));
}

/** The same for a document's head, which is made outside of components. */
export function metaTexts<E extends Entries>(args: MetaArgs, area: TextArea<E>): Translate<E> {
  return texts(area, findView(args.matches)?.locale ?? usual);
}
