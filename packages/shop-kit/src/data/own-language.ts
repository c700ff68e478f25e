import { languageOf, type Language } from '@omnis/models';
import { useCore, type StoreCoreData } from './core.ts';
import { useView } from './view.ts';

/** The language that the store's owners write in, for a page that is written in another one; undefined where it is the same. */
export function otherLanguage(
  store: Pick<StoreCoreData['state']['store'], 'languages'>,
  locale: string,
): Language | undefined {
  const [own] = store.languages;
  return own === languageOf(locale) ? undefined : own;
}

/** The `lang` of what owners have written: they write in one language, and the page around it may be in another. */
export function useOwnLanguage(): Language | undefined {
  return otherLanguage(useCore().state.store, useView().locale);
}
