import type { BlockText } from './block-texts.ts';

/** Values of a text, by the names of their places. */
export type BlockTextValues = Readonly<Record<string, string | number>>;

/** Says an English text in the language of the page. */
export type SayBlockText = (english: BlockText, values?: BlockTextValues) => string;

/** Says a text of blocks, or the message of a rule, in another language; one that it does not know as it is. */
export type TranslateBlockText = (english: string, values?: BlockTextValues) => string;
