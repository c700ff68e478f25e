import { contrastRatio } from './engine/contrast.ts';
import { resolveTheme, type CheckedChoice, type ResolvedTheme, type ThemeChoice } from './engine/resolve.ts';
import { tellUnknownTheme } from './tell-unknown-theme.ts';
import type { ThemeMode } from './themes/definition.ts';

/** How a theme's style sheet is to be written. */
export interface ThemeStyleSheetOptions {
  /**
   * `light` (the default), `dark`, or `auto`: light, and dark where the system asks for it. With `auto`, an attribute
   * `data-theme-mode="light"` or `"dark"` on the element of `selector` decides over the system.
   */
  readonly mode?: ThemeMode | 'auto';
  /** The shop's values by dotted key; faults in them are left out (see `resolveTheme`). */
  readonly overrides?: Readonly<Record<string, unknown>>;
  /** The shop's values for the dark mode; `overrides` unless given. */
  readonly darkOverrides?: Readonly<Record<string, unknown>>;
  /** Where the variables hold: `:root` unless told. Written by developers, never taken from data. */
  readonly selector?: string;
}

function difference(light: ResolvedTheme, dark: ResolvedTheme): string {
  const changed = Object.entries(dark.variables).filter(
    ([name, value]) => light.variables[`--${name.slice(2)}`] !== value,
  );
  return ['color-scheme:dark', ...changed.map(([name, value]) => `${name}:${value}`)].join(';');
}

/** How much of white is in a colour, for comparing two; a colour that cannot be read counts as black. */
const lightness = (colour: string): number => 1 / (contrastRatio('#ffffff', colour) ?? 21);

/**
 * Pale words on a dark ground, on paper: browsers leave grounds out, and the words would stand pale on white. They are
 * black there, with whatever has a colour of its own.
 */
function onPaper(selector: string, { values }: ResolvedTheme): readonly string[] {
  if (lightness(values['text.color']) <= lightness(values['page.background'])) return [];
  return [
    `@media print{${selector}{color-scheme:light;background:Canvas}` +
      `${selector} *{color:CanvasText!important;background-color:transparent!important}}`,
  ];
}

const alone = (selector: string, theme: ResolvedTheme): string =>
  [`${selector}{${theme.css}}`, ...onPaper(selector, theme)].join('\n');

/**
 * A theme as a style sheet for the document's head. Safe inside `<style>`: values are written by grammar, never copied.
 * In the head of the first answer it leaves no flash of another theme, in the dark mode too.
 *
 * @example
 * ```ts
 * import { themeStyleSheet } from '@omnis/theme';
 * const head = `<style>${themeStyleSheet('base', { mode: 'auto' })}</style>`;
 * ```
 */
export function themeStyleSheet<C extends ThemeChoice>(
  theme: CheckedChoice<C>,
  options: ThemeStyleSheetOptions = {},
): string {
  tellUnknownTheme(theme);
  const { mode = 'light', overrides = {}, darkOverrides = overrides, selector = ':root' } = options;
  if (mode !== 'auto') {
    const resolved = resolveTheme(theme, { mode, overrides: mode === 'dark' ? darkOverrides : overrides });
    return alone(selector, resolved);
  }
  const light = resolveTheme(theme, { mode: 'light', overrides });
  const dark = resolveTheme(theme, { mode: 'dark', overrides: darkOverrides });
  if (light.mode === 'dark') return alone(selector, dark);
  const changes = difference(light, dark);
  return [
    `${selector}{${light.css}}`,
    `@media (prefers-color-scheme:dark){${selector}:not([data-theme-mode=light]){${changes}}}`,
    // Paper is light: browsers print so by themselves where it was the system that asked for the dark.
    `@media screen{${selector}[data-theme-mode=dark]{${changes}}}`,
    ...onPaper(selector, light),
  ].join('\n');
}
