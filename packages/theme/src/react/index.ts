export { breakpoints, viewportClass, type Breakpoint } from '../breakpoints.ts';
export type { CssTokenName } from '../tokens/tokens.ts';
export { globalCss } from './global-css.ts';
export { media } from './media.ts';
export { Scheme, useSchemeClass, type SchemeProps } from './scheme.tsx';
export { ThemeStyle, type ThemeStyleProps } from './theme-style.tsx';
export { token } from './token.ts';
