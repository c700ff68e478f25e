export type { Entries, NamesIn, Plural, Translation, ValueArgs, ValuesOf } from './catalogue.ts';
export { inSentence } from './in-sentence.ts';
export { labelled } from './labelled.ts';
export { numberText, pluralCategory, translator, type Translate } from './translator.ts';
