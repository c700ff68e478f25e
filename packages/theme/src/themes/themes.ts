import { apothecary } from './apothecary.ts';
import { base } from './base.ts';
import { charcoal } from './charcoal.ts';
import type { ThemeDefinition } from './definition.ts';
import { lux } from './lux.ts';
import { nordic } from './nordic.ts';
import { popart } from './popart.ts';
import { atlas, atlasDark, teemill, teemillDark, teemillPro, teemillProDark } from './product.ts';
import { salt } from './salt.ts';

const all = {
  base,
  charcoal,
  salt,
  nordic,
  popart,
  apothecary,
  lux,
  teemill,
  teemillPro,
  teemillDark,
  teemillProDark,
  atlas,
  atlasDark,
} as const satisfies Record<string, ThemeDefinition>;

/** The name of a theme that ships. */
export type ThemeName = keyof typeof all;

/**
 * Every theme by the spec's name (storefront.md §3 Theme).
 *
 * @example
 * ```ts
 * import { themes } from '@omnis/theme';
 * themes.base.title; // 'Base'
 * ```
 */
export const themes: Readonly<Record<ThemeName, ThemeDefinition>> = all;

/** Whether a name (from a shop's settings, an address, a file) is a theme's. */
export function isThemeName(name: string): name is ThemeName {
  return Object.hasOwn(themes, name);
}

/** Every theme name, in the order of the data. */
export const themeNames: readonly ThemeName[] = Object.keys(themes).filter(isThemeName);
