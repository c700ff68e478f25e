/** A font as a page or a block names it (platform.md §3 Font). */
export interface Font {
  /** Display fonts are for headings, standard ones come with the theme, custom ones are the shop's own file. */
  readonly type: 'display' | 'standard' | 'custom';
  /** The family. */
  readonly name: string;
  /** Size in CSS pixels at which it looks right. */
  readonly size?: number;
  /** The weight that it is shown in. */
  readonly defaultWeight?: number;
  readonly source: 'google' | 'custom';
  /** Shown in capitals only. */
  readonly capitalised?: boolean;
  /** `font-display`: `swap` unless told. */
  readonly display?: FontDisplay;
  /** Where a custom font lies: https, or a path on the same site. */
  readonly url?: string;
}

/** Longest wait for a font, in milliseconds (platform.md §9). */
export const FONT_TIMEOUT = 3000;

/** The weights to load: 400, 700 and the font's own (platform.md §9). */
export function fontWeights({ defaultWeight }: Pick<Font, 'defaultWeight'>): readonly number[] {
  return [...new Set([400, 700, defaultWeight || 400])].toSorted((a, b) => a - b);
}

/**
 * The address of a font's style sheet at Google Fonts, with its weights; null for other sources. It is the first version
 * of their interface: the second refuses a font that lacks one of the weights, as most display fonts do.
 *
 * @example
 * ```ts
 * import { googleFontUrl } from '@omnis/theme/react';
 * googleFontUrl({ type: 'display', name: 'Lobster Two', source: 'google' });
 * ```
 */
export function googleFontUrl(font: Font): string | null {
  if (font.source !== 'google') return null;
  const family = encodeURIComponent(font.name).replaceAll('%20', '+');
  return `https://fonts.googleapis.com/css?family=${family}:${fontWeights(font).join(',')}&display=${font.display ?? 'swap'}`;
}

/** The inline style of text in a font; the theme's fonts follow when it does not load. */
export function fontStyle({
  name,
  size,
  defaultWeight,
  capitalised,
}: Font): Readonly<Record<string, string>> {
  return {
    fontFamily: `"${name.replace(/[^\p{L}\p{N} _-]/gu, '')}", var(--text-font)`,
    ...(size ? { fontSize: `${size}px` } : {}),
    ...(defaultWeight ? { fontWeight: String(defaultWeight) } : {}),
    ...(capitalised ? { textTransform: 'uppercase' } : {}),
  };
}
