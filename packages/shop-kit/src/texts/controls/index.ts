import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import { fillText, type TranslateText } from '@omnis/ui';
import type en from './en.ts';

/** Texts of controls, blocks and the rules of forms: their own English is the key. */
export const controlsTexts = textArea<typeof en>('controls', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

const made = new WeakMap<Translate<typeof en>, TranslateText>();

/** Numbers of a message, so that one text is for all of them. */
const numbers = /\d+/g;

/**
 * Translator for the texts of controls: the same function for the same language. A message with numbers is looked up
 * with `#` in their place.
 */
export function controlsSay(t: Translate<typeof en>): TranslateText {
  const known =
    made.get(t) ??
    ((english, values) => {
      const text = t(english);
      if (text !== english || !/\d/.test(english)) return fillText(text, values);
      const found = english.match(numbers) ?? [];
      const pattern = english.replace(numbers, '#');
      let at = 0;
      return t(pattern) === pattern
        ? fillText(english, values)
        : t(pattern).replace(/#/g, () => found[at++] ?? '');
    });
  made.set(t, known);
  return known;
}
