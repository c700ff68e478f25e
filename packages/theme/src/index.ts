export { breakpoints, viewportClass, type Breakpoint } from './breakpoints.ts';
export { checkContrast, type ContrastFailure } from './check-contrast.ts';
export { contrastPairs, type ContrastPair } from './contrast-pairs.ts';
export {
  designTokensTheme,
  fromDesignTokens,
  type DesignTokensImport,
} from './design-tokens/from-design-tokens.ts';
export type { DesignTokenIssue, DesignTokenIssueCode } from './design-tokens/issues.ts';
export { toDesignTokens, type DesignTokensDocument } from './design-tokens/to-design-tokens.ts';
export { AA_LARGE, AA_TEXT, contrastRatio, nearestPassingColor } from './engine/contrast.ts';
export type { ThemeIssue, ThemeIssueCode } from './engine/issues.ts';
export { variableName } from './engine/keys.ts';
export type { LayerName } from './engine/layers.ts';
export {
  resolveTheme,
  type CheckedChoice,
  type ResolvedTheme,
  type ResolveOptions,
  type ThemeChoice,
} from './engine/resolve.ts';
export { defineTheme, type OwnTheme } from './themes/define-theme.ts';
export type { FontFace, ThemeDefinition, ThemeMode, TokenValues } from './themes/definition.ts';
export { tokenGroups, type TokenGroup } from './tokens/groups.ts';
export {
  isThemePreviewReady,
  themePreviewMessage,
  themePreviewParameter,
  themePreviewScript,
  type ThemePreviewMessage,
} from './theme-preview.ts';
export { themeModeAttribute, themeModeFromCookie, themeModeScript } from './mode.ts';
export { schemeClass } from './scheme-class.ts';
export { schemeStyleSheet, type ColourScheme, type SchemeStyleSheetOptions } from './scheme-style-sheet.ts';
export { isThemeName, offeredThemes, themeNames, themes, type ThemeName } from './themes/themes.ts';
export type { TokenDefinition, TokenType } from './tokens/definition.ts';
export {
  isTokenName,
  tokenNames,
  tokens,
  type CssTokenName,
  type OptionTokenName,
  type TokenName,
} from './tokens/tokens.ts';
export { themeStyleSheet, type ThemeStyleSheetOptions } from './style-sheet.ts';
