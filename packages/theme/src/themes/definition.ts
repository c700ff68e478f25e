import type { TokenName } from '../tokens/tokens.ts';

/** Values of some tokens, as a theme gives them. */
export type TokenValues = Readonly<Partial<Record<TokenName, string>>>;

/** Light or dark. */
export type ThemeMode = 'light' | 'dark';

/** A font that a theme uses and the npm package that carries it. Apps import `css` (a hashed file, no other host). */
export interface FontFace {
  /** The family as the theme's tokens name it. */
  readonly family: string;
  /** The npm package. */
  readonly package: string;
  /** The style sheets to import, e.g. `@fontsource/lato/400.css`. */
  readonly css: readonly string[];
}

/** A theme: its values over the base theme, some of them only in one mode. */
export interface ThemeDefinition {
  /** The name that people see. */
  readonly title: string;
  /** One line that says what it is like and for whom. */
  readonly description: string;
  /**
   * `named` themes are for shops, `product` themes for the platform's own apps; `deprecated` ones work for the shops that
   * have them and are offered to no other; `own` ones were made by `defineTheme`.
   */
  readonly kind: 'base' | 'named' | 'product' | 'deprecated' | 'own';
  /** Set on the dark variants, which are dark whatever mode is asked for. */
  readonly mode?: ThemeMode;
  /** Fonts beyond those of every system. */
  readonly fonts: readonly FontFace[];
  /** Values of both modes. */
  readonly tokens: TokenValues;
  /** Values of the light mode. */
  readonly light: TokenValues;
  /** Values of the dark mode. */
  readonly dark: TokenValues;
}

/** The dark variant of a theme as a theme of its own (storefront.md §3 Theme: dark page background, light text). */
export function darkVariant(theme: ThemeDefinition): ThemeDefinition {
  return { ...theme, title: `${theme.title} dark`, mode: 'dark' };
}
