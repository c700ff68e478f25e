import { sectionSchemeCss } from '@omnis/blocks';
import { themeStyleSheet, type ThemeMode } from '@omnis/theme';
import { ownValues, type ThemeLook } from '../state/look.ts';

/** Stronger than the page's own rules for a mode that a visitor has chosen. */
const strong = ':root:root:root';

/** The style sheet by which a page of the shop shows a look in one mode. */
export function lookCss(look: ThemeLook, mode: ThemeMode): string {
  const overrides = ownValues(look, mode);
  return [
    themeStyleSheet(look.theme, { mode, overrides, selector: strong }),
    sectionSchemeCss({
      theme: look.theme,
      mode,
      overrides: look.values,
      darkOverrides: ownValues(look, 'dark'),
    }),
  ].join('\n');
}
