import { themes, tokenNames, tokens, type FontFace, type ResolvedTheme } from '@omnis/theme';

/** Every font that the shop carries, once. */
export const allFaces: readonly FontFace[] = [
  ...new Map(
    Object.values(themes)
      .flatMap(({ fonts }) => fonts)
      .map((face) => [face.family, face]),
  ).values(),
];

const fontTokens = tokenNames.filter((name) => tokens[name].type === 'fontFamily');

/** The families of a list, as `font-family` names them. */
const familiesIn = (list: string): string[] =>
  list.split(',').map((family) => family.trim().replace(/^"(.*)"$/, '$1'));

/**
 * The fonts of a theme, and those that the shop's own values name beside them; those that its values have put aside are
 * left out.
 *
 * @param own - the fonts that the theme brings
 */
export function usedFaces(own: readonly FontFace[], values: ResolvedTheme['values']): readonly FontFace[] {
  const named = new Set(fontTokens.flatMap((name) => familiesIn(values[name])));
  const more = allFaces.filter(
    ({ family }) => named.has(family) && !own.some((face) => face.family === family),
  );
  if (more.length === 0) return own;
  return [...own.filter(({ family }) => named.has(family)), ...more];
}
