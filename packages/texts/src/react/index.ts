export {
  provideTexts,
  textArea,
  textsLoaded,
  type TextArea,
  type TextLoader,
  type TextSources,
} from './text-area.ts';
export { textParts } from './text-parts.ts';
export { LocaleContext, readTexts, UsedTexts, useLocale, useTexts } from './use-texts.ts';
