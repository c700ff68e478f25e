import { z } from 'zod';

/** A font that a store has uploaded, with the ids of its two files. */
export const storeFontSchema = z.object({
  id: z.string(),
  family: z.string(),
  /** As in `@font-face`. */
  weight: z.string(),
  style: z.enum(['normal', 'italic']),
  /** File of its Latin letters, and of all of it. */
  latin: z.string(),
  whole: z.string(),
  bytes: z.object({ latin: z.number(), whole: z.number() }),
});

/** A font that a store has uploaded. */
export type StoreFont = z.output<typeof storeFontSchema>;

/** Part of a font that a file holds. */
export type FontPart = 'latin' | 'whole';

/** Address of a file of a font on the hosts of its store. It never changes. */
export const fontPath = (id: string, part: FontPart): string => `/fonts/${id}/${part}.woff2`;

/** The fonts of a store as its pages name them. */
export const shownFonts = (fonts: readonly StoreFont[]) =>
  fonts.map(({ id, family, weight, style }) => ({
    family,
    weight,
    style,
    latin: fontPath(id, 'latin'),
    whole: fontPath(id, 'whole'),
  }));
