/** Outlines of a typeface at 1000 units to the em, baseline at y = 0, y downwards. */
export interface GlyphFont {
  /** Height of a capital H above the baseline, in units. */
  capHeight: number;
  /** By character: advance width and path data. */
  glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
  /** By pair of characters: what is added to the first one's advance. */
  kerning: Readonly<Record<string, number>>;
}
