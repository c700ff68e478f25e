import { base } from '../themes/base.ts';
import type { ThemeDefinition, ThemeMode } from '../themes/definition.ts';
import { isThemeName, themes, type ThemeName } from '../themes/themes.ts';
import { tokenNames, tokens, type TokenName } from '../tokens/tokens.ts';
import { issue, type ThemeIssue } from './issues.ts';
import { resolveLayers, type LayerName } from './layers.ts';
import { variableOf } from './variables.ts';

/** How a theme is to be resolved. */
export interface ResolveOptions {
  /** Light unless told. A theme that is a dark variant stays dark. */
  readonly mode?: ThemeMode;
  /** The shop's own values by dotted key. May be raw data: what is wrong in it is reported and left out. */
  readonly overrides?: Readonly<Record<string, unknown>>;
  /** Values of a page's or a section's colour scheme, above the shop's. Raw data is treated alike. */
  readonly scheme?: Readonly<Record<string, unknown>>;
}

/** A theme, resolved. */
export interface ResolvedTheme {
  /** The mode that it came out in. */
  readonly mode: ThemeMode;
  /** CSS custom properties with references kept as `var()`. Texts and keywords are in `values` only. */
  readonly variables: Readonly<Record<`--${string}`, string>>;
  /** Every token with all references replaced: for mails, pictures, `theme-color`, and options that scripts read. */
  readonly values: Readonly<Record<TokenName, string>>;
  /** Which layer set each token. */
  readonly origins: Readonly<Record<TokenName, LayerName>>;
  /** The declarations as text, ready to stand between `{` and `}`; safe inside `<style>`. */
  readonly css: string;
  /** Faults in the data, whose values have been left out. */
  readonly issues: readonly ThemeIssue[];
}

function toRecord<T>(map: ReadonlyMap<TokenName, T>, fallback: (name: TokenName) => T): Record<TokenName, T> {
  const entries = tokenNames.map((name): [TokenName, T] => [name, map.get(name) ?? fallback(name)]);
  // Safe: the entries are made from every token name, once each.
  return Object.fromEntries(entries) as Record<TokenName, T>;
}

const isForCss = (name: TokenName): boolean =>
  tokens[name].type !== 'text' && tokens[name].type !== 'keyword';

/** An image's final value is its address, so that it can be a `src`. */
const plainAddress = (value: string): string => value.replace(/^url\("(.*)"\)$/, '$1');

/**
 * A theme that ships, by its name, or one of `defineTheme`. A name may come from data; an unknown one gives the base
 * theme and an issue.
 */
export type ThemeChoice = ThemeName | (string & {}) | ThemeDefinition;

/** A choice as it is given: a name that is written in code is a theme's; one that comes from data may be any text. */
export type CheckedChoice<C extends ThemeChoice> = C extends string
  ? string extends C
    ? C
    : C extends ThemeName
      ? C
      : ThemeName
  : C;

interface Found {
  readonly theme: ThemeDefinition;
  readonly issues: readonly ThemeIssue[];
}

function find(choice: ThemeChoice): Found {
  if (typeof choice !== 'string') return { theme: choice, issues: [] };
  if (isThemeName(choice)) return { theme: themes[choice], issues: [] };
  return { theme: base, issues: [issue('unknown-theme', [choice], choice)] };
}

function build(theme: ThemeDefinition, { mode, overrides, scheme }: Required<ResolveOptions>): ResolvedTheme {
  const actual = theme.mode ?? mode;
  const resolution = resolveLayers([
    { name: 'platform', values: base[actual] },
    ...(theme === base
      ? []
      : [
          { name: 'theme' as const, values: theme.tokens },
          { name: 'theme' as const, values: theme[actual] },
        ]),
    { name: 'shop', values: overrides },
    { name: 'scheme', values: scheme },
  ]);
  const variables: Record<`--${string}`, string> = {};
  for (const token of tokenNames) {
    if (isForCss(token)) variables[variableOf(token)] = resolution.css.get(token) ?? '';
  }
  const values = toRecord(resolution.values, () => '');
  for (const token of tokenNames) {
    if (tokens[token].type === 'image') values[token] = plainAddress(values[token]);
  }
  return {
    mode: actual,
    variables,
    values,
    origins: toRecord(resolution.origins, () => 'platform'),
    css: declarations(variables, actual),
    issues: resolution.issues,
  };
}

/** Custom properties as declarations, with the colour scheme that makes the browser's own parts fit. */
function declarations(variables: Readonly<Record<`--${string}`, string>>, mode: ThemeMode): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return [`color-scheme:${mode}`, ...lines].join(';');
}

/** Values that a shop or a scheme sets, which come from JSON: null, a list and a text set nothing. */
function valuesOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {};
}

/** Themes without values of a shop, by definition and mode. */
const plain = new WeakMap<ThemeDefinition, Map<ThemeMode, ResolvedTheme>>();

function buildPlain(theme: ThemeDefinition, mode: ThemeMode): ResolvedTheme {
  const byMode = plain.get(theme) ?? new Map<ThemeMode, ResolvedTheme>();
  plain.set(theme, byMode);
  const known = byMode.get(mode) ?? build(theme, { mode, overrides: {}, scheme: {} });
  byMode.set(mode, known);
  return known;
}

/**
 * Resolves a theme to CSS custom properties (storefront.md §3 Theme: dotted keys that may refer to other keys).
 * Layers are platform < theme < shop < scheme. It never throws on data: a value that is not valid, a name that is missing and a
 * cycle are reported in `issues` with their path, and the layer below stands.
 *
 * @param choice - a theme's name, or a theme of `defineTheme`; an unknown name gives the base theme and an issue
 * @example
 * ```ts
 * import { resolveTheme } from '@omnis/theme';
 * const { css, issues } = resolveTheme('base', { mode: 'dark', overrides: { 'primary.color': '#0a7' } });
 * const styleSheet = `:root{${css}}`;
 * ```
 */
export function resolveTheme(choice: ThemeChoice, given: ResolveOptions | null = {}): ResolvedTheme {
  const options = given ?? {};
  const mode = options.mode === 'dark' ? 'dark' : 'light';
  const [overrides, scheme] = [valuesOf(options.overrides), valuesOf(options.scheme)];
  const isPlain = Object.keys(overrides).length === 0 && Object.keys(scheme).length === 0;
  const { theme, issues } = find(choice);
  const resolved = isPlain ? buildPlain(theme, mode) : build(theme, { mode, overrides, scheme });
  return issues.length === 0 ? resolved : { ...resolved, issues: [...issues, ...resolved.issues] };
}
