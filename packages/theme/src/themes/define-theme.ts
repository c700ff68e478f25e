import { resolveTheme } from '../engine/resolve.ts';
import type { FontFace, ThemeDefinition, ThemeMode, TokenValues } from './definition.ts';
import { themes, type ThemeName } from './themes.ts';

/** A theme of one's own. Only its title is needed; tokens that it leaves out are those of the theme that it extends. */
export interface OwnTheme {
  /** The name that people see. */
  readonly title: string;
  /** One line that says what it is like. */
  readonly description?: string;
  /** The theme whose values hold where this one gives none. Default: `base`. */
  readonly extends?: ThemeName | ThemeDefinition;
  /** Set it when the theme is always dark, or always light. */
  readonly mode?: ThemeMode;
  /** Fonts that the app has to load; those of the extended theme are added. */
  readonly fonts?: readonly FontFace[];
  /** Values of both modes. */
  readonly tokens?: TokenValues;
  /** Values of the light mode. */
  readonly light?: TokenValues;
  /** Values of the dark mode. */
  readonly dark?: TokenValues;
}

/**
 * Makes a theme of one's own, for `resolveTheme`, `themeStyleSheet` and `schemeStyleSheet`. Its values are checked once,
 * here, in both modes.
 *
 * @throws Error with every fault and its path, when a value is not valid or a token does not exist
 *
 * @example
 * ```ts
 * import { checkContrast, defineTheme, resolveTheme, themeStyleSheet } from '@omnis/theme';
 *
 * const harbour = defineTheme({
 *   title: 'Harbour',
 *   extends: 'nordic',
 *   tokens: { 'button.radius': '999px' },
 *   light: { 'primary.color': '#7a1f3d' },
 *   dark: { 'primary.color': '#e88aa6' },
 * });
 * const css = themeStyleSheet(harbour, { mode: 'auto' });
 * checkContrast(resolveTheme(harbour)); // []: no pair is under WCAG AA
 * ```
 */
export function defineTheme(own: OwnTheme): ThemeDefinition {
  const { extends: parent = 'base' } = own;
  const under = typeof parent === 'string' ? themes[parent] : parent;
  const mode = own.mode ?? under.mode;
  const theme: ThemeDefinition = {
    title: own.title,
    description: own.description ?? '',
    kind: 'own',
    ...(mode === undefined ? {} : { mode }),
    fonts: [...new Set([...under.fonts, ...(own.fonts ?? [])])],
    tokens: { ...under.tokens, ...own.tokens },
    light: { ...under.light, ...own.tokens, ...own.light },
    dark: { ...under.dark, ...own.tokens, ...own.dark },
  };
  const issues = (['light', 'dark'] as const).flatMap((at) => resolveTheme(theme, { mode: at }).issues);
  if (issues.length === 0) return theme;
  const messages = new Set(issues.map(({ message }) => message));
  throw new Error(`The theme “${own.title}” has faults:\n${[...messages].join('\n')}`);
}
