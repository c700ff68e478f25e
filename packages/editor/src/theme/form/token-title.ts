import { tokenNames, tokens, type TokenName, type TokenType } from '@omnis/theme';
import type { ThemeEditorTexts } from '../../texts/theme-editor/index.ts';

const kinds = {
  color: 'kindColor',
  dimension: 'kindDimension',
  number: 'kindNumber',
  duration: 'kindDuration',
  easing: 'kindEasing',
  fontFamily: 'kindFontFamily',
  fontWeight: 'kindFontWeight',
  textTransform: 'kindTextTransform',
  shadow: 'kindShadow',
  keyword: 'kindKeyword',
  text: 'kindText',
  image: 'kindImage',
} as const satisfies Readonly<Record<TokenType, string>>;

const seen = new Set<string>();
/** Descriptions of more than one token: its kind tells them apart. */
const shared: ReadonlySet<string> = new Set(
  tokenNames.flatMap((name) => {
    const { description } = tokens[name];
    if (seen.has(description)) return [description];
    seen.add(description);
    return [];
  }),
);

/** A token in plain words. */
export function tokenTitle(t: ThemeEditorTexts, name: TokenName): string {
  const { description, type } = tokens[name];
  return shared.has(description) ? t('titled', { title: description, kind: t(kinds[type]) }) : description;
}
