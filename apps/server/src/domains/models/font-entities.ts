import { parseEntity, fontSchema } from '@omnis/models';
import { isThemeName, resolveTheme, themes } from '@omnis/theme';
import type { Division } from '../../tenancy/division.ts';
import type { Entity } from './entity-views.ts';

/**
 * Fonts that the theme of a store brings, by the name of their family (platform.md §3 Font). The weight and the capitals are
 * those of the headings where the font is theirs.
 */
export function fontEntities(
  { theme, themeProperties }: Pick<Division, 'theme' | 'themeProperties'>,
  names: readonly string[],
): Entity[] {
  const { fonts } = themes[isThemeName(theme) ? theme : 'base'];
  const { values } = resolveTheme(theme, { overrides: themeProperties });
  return fonts
    .filter(({ family }) => names.includes(family))
    .flatMap(({ family }) => {
      const isFirst = (stack: string): boolean => stack.replaceAll('"', '').split(',')[0]?.trim() === family;
      const isDisplay = isFirst(values['heading.font']) && !isFirst(values['text.font']);
      const font = parseEntity(fontSchema, {
        type: isDisplay ? 'display' : 'standard',
        name: family,
        defaultWeight: Number(values[isDisplay ? 'heading.weight' : 'weight.regular']),
        source: 'custom',
        capitalised: isDisplay && values['heading.transform'] === 'uppercase',
      });
      return font.ok ? [{ id: family, ...font.value }] : [];
    });
}
