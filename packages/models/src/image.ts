/** The part of an `Image` that is needed to pick its size. */
export interface SizedImage {
  original: string;
  /** Addresses keyed by width in pixels. */
  sizes?: Readonly<Record<string, string>> | null;
}

/**
 * The address of a picture at a width: that exact size if present, otherwise the nearest available
 * width, the larger of two equally near (platform.md §3). The original when there are no sizes.
 *
 * @param width - in pixels
 */
export function imageAt({ original, sizes }: SizedImage, width: number): string {
  let nearest: { width: number; address: string } | null = null;
  for (const [key, address] of Object.entries(sizes ?? {})) {
    const candidate = Number(key);
    if (!(candidate > 0)) continue;
    if (nearest === null || isNearer(candidate, nearest.width, width))
      nearest = { width: candidate, address };
  }
  return nearest?.address ?? original;
}

function isNearer(candidate: number, best: number, width: number): boolean {
  const difference = Math.abs(candidate - width) - Math.abs(best - width);
  return difference < 0 || (difference === 0 && candidate > best);
}

/** Default number of widths in a srcset (platform.md §9). */
export const srcsetSteps = 5;
/** Least distance in pixels between two widths of a srcset (platform.md §9). */
export const srcsetMinStep = 256;

/**
 * Widths of a srcset in pixels, ascending up to `maxWidth`: at most `steps`, at least `minStep` apart.
 *
 * @example
 * srcsetWidths(1920); // [384, 768, 1152, 1536, 1920]
 */
export function srcsetWidths(
  maxWidth: number,
  { steps = srcsetSteps, minStep = srcsetMinStep }: { steps?: number; minStep?: number } = {},
): number[] {
  const step = Math.max(minStep, maxWidth / Math.max(1, steps));
  const widths: number[] = [];
  for (let index = 0; index < steps && maxWidth - index * step >= 1; index += 1) {
    widths.unshift(Math.round(maxWidth - index * step));
  }
  return widths;
}
