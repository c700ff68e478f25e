import { resolveTheme, type CheckedChoice, type ResolvedTheme, type ThemeChoice } from './engine/resolve.ts';
import { tellUnknownTheme } from './tell-unknown-theme.ts';
import type { ThemeStyleSheetOptions } from './style-sheet.ts';
import type { ThemeMode } from './themes/definition.ts';

/** How a page or a section departs from the shop: dark within a light page, or with colours of its own. */
export interface ColourScheme {
  /** The mode that holds inside; that of the page unless told. */
  readonly mode?: ThemeMode;
  /** Values above the shop's, by dotted key. May be raw data: faults are left out (see `resolveTheme`). */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The page that a scheme lies in, and where the scheme holds. */
export interface SchemeStyleSheetOptions extends Omit<ThemeStyleSheetOptions, 'selector'> {
  readonly scheme: ColourScheme;
  /** Where it holds, such as `.scheme-dark`. Written by developers, never taken from data: see {@link schemeClass}. */
  readonly selector: string;
}

type Variables = Readonly<Record<string, string>>;

const referred = (value: string): string[] =>
  [...value.matchAll(/var\((--[a-z0-9-]+)\)/g)].map((match) => match[1] ?? '');

/**
 * The names whose value inside differs, and all that follow them: a custom property is worked out where it is declared,
 * so what refers to a changed one has to be declared anew.
 */
function changedNames(inside: Variables, outside: readonly Variables[]): string[] {
  const changed = new Map<string, boolean>();
  const isChanged = (name: string): boolean => {
    const known = changed.get(name);
    if (known !== undefined) return known;
    const value = inside[name] ?? '';
    const found = outside.some((page) => page[name] !== value) || referred(value).some(isChanged);
    changed.set(name, found);
    return found;
  };
  return Object.keys(inside).filter(isChanged);
}

/**
 * A colour scheme as CSS for one part of a page. It declares what differs from the page and what follows from that,
 * paints the background, and sets the colour of text and of the browser's own parts.
 *
 * @example
 * ```ts
 * import { schemeStyleSheet } from '@omnis/theme';
 * const css = schemeStyleSheet('nordic', { selector: '.scheme-night', scheme: { mode: 'dark' } });
 * ```
 */
export function schemeStyleSheet<C extends ThemeChoice>(
  theme: CheckedChoice<C>,
  options: SchemeStyleSheetOptions,
): string {
  tellUnknownTheme(theme);
  const { mode = 'light', overrides = {}, darkOverrides = overrides, scheme, selector } = options;
  const values = scheme.values ?? {};
  const of = (at: ThemeMode): Readonly<Record<string, unknown>> =>
    at === 'dark' ? darkOverrides : overrides;
  const page = (at: ThemeMode): ResolvedTheme => resolveTheme(theme, { mode: at, overrides: of(at) });
  const part = (at: ThemeMode): ResolvedTheme =>
    resolveTheme(theme, { mode: at, overrides: of(at), scheme: values });
  const rule = (inside: ResolvedTheme, outside: readonly ResolvedTheme[]): string => {
    const all: Variables = inside.variables;
    const lines = changedNames(
      all,
      outside.map(({ variables }) => variables),
    ).map((key) => `${key}:${all[key] ?? ''}`);
    return [
      `color-scheme:${inside.mode}`,
      ...lines,
      'background-color:var(--page-background)',
      'color:var(--text-color)',
      'font-family:var(--text-font)',
    ].join(';');
  };
  if (mode !== 'auto') return `${selector}{${rule(part(scheme.mode ?? mode), [page(mode)])}}`;
  if (scheme.mode) return `${selector}{${rule(part(scheme.mode), [page('light'), page('dark')])}}`;
  const dark = rule(part('dark'), [page('light'), page('dark')]);
  return [
    `${selector}{${rule(part('light'), [page('light'), page('dark')])}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme-mode=light]) ${selector}{${dark}}}`,
    `:root[data-theme-mode=dark] ${selector}{${dark}}`,
  ].join('\n');
}
