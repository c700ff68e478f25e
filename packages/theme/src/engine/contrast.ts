import {
  BLACK,
  WHITE,
  composite,
  formatColor,
  lightness,
  luminance,
  parseColor,
  withLightness,
  type Rgba,
} from './colour.ts';

/** Least contrast of text by WCAG 2.2 AA (1.4.3). */
export const AA_TEXT = 4.5;
/** Least contrast of large text and of parts that carry meaning (1.4.3, 1.4.11). */
export const AA_LARGE = 3;

const INK: Rgba = { r: 0x14 / 255, g: 0x16 / 255, b: 0x12 / 255, a: 1 };

function ratio(text: Rgba, surface: Rgba): number {
  const ground = surface.a < 1 ? composite(surface, WHITE) : surface;
  const seen = text.a < 1 ? composite(text, ground) : text;
  const [a, b] = [luminance(seen), luminance(ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const worst = (text: Rgba, surfaces: readonly Rgba[]): number =>
  Math.min(...surfaces.map((surface) => ratio(text, surface)));

/**
 * Contrast of two colours by WCAG 2.2, from 1 to 21. Transparent text is laid on the surface first, a transparent
 * surface on white.
 *
 * @returns the ratio, or null when one of the texts is no colour.
 * @example
 * ```ts
 * import { contrastRatio } from '@omnis/theme';
 * contrastRatio('#000', '#fff'); // 21
 * ```
 */
export function contrastRatio(text: string, surface: string): number | null {
  const [a, b] = [parseColor(text), parseColor(surface)];
  return a && b ? ratio(a, b) : null;
}

/** White, ink or black: the one that reads best over all of the surfaces. Black only where neither of the others passes. */
export function bestContrast(surfaces: readonly Rgba[]): Rgba {
  const [white, ink] = [worst(WHITE, surfaces), worst(INK, surfaces)];
  // White may be chosen a little early: on saturated colours it looks stronger than the formula says.
  if (white >= AA_TEXT && white >= ink * 0.75) return WHITE;
  if (ink >= AA_TEXT) return INK;
  return white > worst(BLACK, surfaces) ? WHITE : BLACK;
}

/**
 * The colour nearest in lightness to `color`, of the same hue, that reaches `least` on every surface. The colour itself
 * when it already does; white or black, whichever is better, when none does.
 */
export function readableColor(color: Rgba, surfaces: readonly Rgba[], least: number): Rgba {
  const passes = (candidate: Rgba): boolean => {
    // The check uses the colour as it will be written, with 8 bits a channel.
    const written = parseColor(formatColor(candidate));
    return written !== null && worst(written, surfaces) >= least;
  };
  if (passes(color)) return color;
  const opaque: Rgba = { ...color, a: 1 };
  const start = lightness(opaque);
  const steps = 200;
  for (let step = 1; step <= steps; step += 1) {
    const change = step / steps;
    for (const target of [start - change, start + change]) {
      if (target < 0 || target > 1) continue;
      const candidate = withLightness(opaque, target);
      if (passes(candidate)) return candidate;
    }
  }
  return worst(WHITE, surfaces) > worst(BLACK, surfaces) ? WHITE : BLACK;
}

/**
 * The colour nearest to `color`, of the same hue, that passes on `surface`; what an editor offers beside a failure.
 *
 * @param least - the contrast to reach, {@link AA_TEXT} unless told.
 * @returns `#rrggbb`, or null when one of the texts is no colour.
 */
export function nearestPassingColor(color: string, surface: string, least: number = AA_TEXT): string | null {
  const [text, ground] = [parseColor(color), parseColor(surface)];
  return text && ground ? formatColor(readableColor(text, [ground], least)) : null;
}
