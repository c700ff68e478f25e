import { useContext } from 'react';
import { EnvironmentContext } from '../environment/environment-context.ts';
import type { SayBlockText, TranslateBlockText } from './block-text.types.ts';

const inEnglish: TranslateBlockText = (text, values) =>
  values === undefined
    ? text
    : text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Texts of blocks in the app's language; English where it sets none. */
export function useBlockText(): SayBlockText {
  return useMessageText();
}

/** Locale for the dates and numbers in blocks. */
export function useBlockLocale(): string {
  return useContext(EnvironmentContext)?.locale || 'en-GB';
}

/** The same for a text that is not known beforehand, such as the message of a rule. */
export function useMessageText(): TranslateBlockText {
  // A part of a block may stand by itself.
  return useContext(EnvironmentContext)?.say ?? inEnglish;
}
