import subsetFont from 'subset-font';

/** Letters of the part that most pages load; the same as those of the platform's own fonts (`fonts.server.ts`). */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const latin = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
  .join('');

/**
 * The Latin letters of a font as WOFF2, with its axes and its features.
 *
 * @param sfnt - the font, unpacked
 * @returns null where it cannot be taken apart
 */
export async function latinPart(sfnt: Buffer): Promise<Buffer | null> {
  try {
    return await subsetFont(sfnt, latin, { targetFormat: 'woff2' });
  } catch {
    return null;
  }
}
