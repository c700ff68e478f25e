import { useContext } from 'react';
import { EnvironmentContext } from '../environment/environment-context.ts';
import type { BlockText } from './block-texts.ts';

/** Values of a text, by the names of their places. */
export type BlockTextValues = Readonly<Record<string, string | number>>;

/** Says an English text in the language of the page. */
export type SayBlockText = (english: BlockText, values?: BlockTextValues) => string;

/** Says a text of blocks, or the message of a rule, in another language; one that it does not know as it is. */
export type TranslateBlockText = (english: string, values?: BlockTextValues) => string;

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
