import type { ThemeChoice } from './engine/resolve.ts';
import { isThemeName } from './themes/themes.ts';

const told = new Set<string>();

/**
 * Warns once of a name that no theme has: its style sheet is the base theme's, which is easily taken for a working one.
 *
 * @param tell - takes the words; the console unless told
 */
export function tellUnknownTheme(choice: ThemeChoice, tell: (words: string) => void = console.warn): void {
  if (typeof choice !== 'string' || isThemeName(choice) || told.has(choice)) return;
  told.add(choice);
  tell(`There is no theme “${choice}”, so the base theme is used. themeNames lists the themes.`);
}
