export { breakpoints, viewportClass, type Breakpoint } from '../breakpoints.ts';
export type { CssTokenName } from '../tokens/tokens.ts';
export { FONT_TIMEOUT, fontStyle, fontWeights, googleFontUrl, type Font } from './fonts/font.ts';
export { FONT_FAILED, loadFont, type FontFailure } from './fonts/load-font.ts';
export { useFont } from './fonts/use-font.ts';
export { globalCss } from './global-css.ts';
export { media } from './media.ts';
export { Scheme, useSchemeClass, type SchemeProps } from './scheme.tsx';
export {
  ThemeProvider,
  useThemeMode,
  type ThemeModeChoice,
  type ThemeProviderProps,
} from './theme-provider.tsx';
export { ThemeStyle, type ThemeStyleProps } from './theme-style.tsx';
export { token } from './token.ts';
