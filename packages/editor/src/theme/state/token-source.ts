import { isThemeName, isTokenName, themes, tokens, type ThemeMode, type TokenName } from '@omnis/theme';
import { ownValues, type ThemeLook } from './look.ts';

/** The value of a token as a theme writes it, without the shop's. */
export function themeSource(name: string, token: TokenName, mode: ThemeMode): string {
  const theme = isThemeName(name) ? themes[name] : themes.base;
  return theme[mode][token] ?? theme.tokens[token] ?? themes.base[mode][token] ?? tokens[token].value;
}

/** The value of a token as it is written: the shop's, the theme's, or the platform's. */
export function sourceOf(look: ThemeLook, token: TokenName, mode: ThemeMode): string {
  const own = ownValues(look, mode);
  const written = Object.hasOwn(own, token) ? own[token] : undefined;
  return written ?? themeSource(look.theme, token, mode);
}

/** Tells whether the shop has a value of its own for a token: in a mode, or in any. */
export function isOwn({ values, dark }: ThemeLook, token: TokenName, mode?: ThemeMode): boolean {
  const [light, inDark] = [Object.hasOwn(values, token), Object.hasOwn(dark, token)];
  return mode === 'light' ? light : mode === 'dark' ? inDark : light || inDark;
}

/** The token that a value follows as it is; null for any other value. */
export function followed(source: string): TokenName | null {
  const name = /^\{([^{}\s]+)\}$/.exec(source.trim())?.[1] ?? '';
  return isTokenName(name) ? name : null;
}

/** The tokens that a value is worked out from, once each. */
export function workedOutFrom(source: string): readonly TokenName[] {
  const names = [...source.matchAll(/\{([^{}\s]+)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter(isTokenName);
}

/** The tokens that a token may follow: of its type, and none that follows it in turn. */
export function mayFollow(look: ThemeLook, token: TokenName, mode: ThemeMode): readonly TokenName[] {
  const { type } = tokens[token];
  const leadsBack = (name: TokenName, seen: ReadonlySet<TokenName>): boolean =>
    name === token ||
    workedOutFrom(sourceOf(look, name, mode)).some(
      (next) => !seen.has(next) && leadsBack(next, new Set([...seen, next])),
    );
  return candidates[type]?.filter((name) => !leadsBack(name, new Set([name]))) ?? [];
}

/** Tokens that others follow, of each type; all 327 would be a list that nobody reads. */
const candidates: Partial<Record<string, readonly TokenName[]>> = {
  color: [
    'primary.color',
    'primary.contrast',
    'primary.soft',
    'primary.text',
    'accent.color',
    'accent.contrast',
    'text.color',
    'text.muted',
    'heading.color',
    'link.color',
    'page.background',
    'surface.base',
    'surface.raised',
    'surface.sunken',
    'surface.overlay',
    'surface.inverse',
    'surface.inverseText',
    'border.color',
    'border.strong',
    'button.background',
    'button.color',
    'header.background',
    'header.color',
    'footer.background',
    'banner.background',
    'error.color',
    'success.color',
  ],
  fontFamily: ['primary.font', 'text.font', 'heading.1.font', 'mono.font'],
  dimension: [
    'border.radius',
    'radius.sm',
    'radius.md',
    'radius.lg',
    'radius.xl',
    'radius.full',
    'border.width',
  ],
  shadow: ['shadow.xs', 'shadow.sm', 'shadow.md', 'shadow.lg'],
};
