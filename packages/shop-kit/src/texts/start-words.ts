import type { Language } from '@omnis/models';
import de from './shell/de.ts';
import en from './shell/en.ts';
import fr from './shell/fr.ts';

/** The failure and the button that a page shows if its scripts cannot start, in each language. */
export const startWords = {
  en: [en.startUpFailed, en.reload],
  de: [de.startUpFailed, de.reload],
  fr: [fr.startUpFailed, fr.reload],
} as const satisfies Record<Language, readonly [string, string]>;
