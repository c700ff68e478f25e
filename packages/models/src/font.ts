/** Kinds of font (platform.md §3, Font). */
export const fontTypes = ['display', 'standard', 'custom'] as const;

/** Where a font comes from (platform.md §3, Font). */
export const fontSources = ['google', 'custom'] as const;

/** How a browser shows text while a font loads; CSS `font-display`. */
export const fontDisplayModes = ['auto', 'block', 'swap', 'fallback', 'optional'] as const;

/** Weights that are loaded of every font (platform.md §9). */
export const defaultFontWeights = [400, 700] as const;

/**
 * The weights to load of a font, ascending: 400, 700 and its own (platform.md §9).
 *
 * @example
 * fontWeights({ defaultWeight: 300 }); // [300, 400, 700]
 */
export function fontWeights({ defaultWeight }: { defaultWeight: number }): number[] {
  return [...new Set([...defaultFontWeights, defaultWeight])].toSorted((a, b) => a - b);
}
