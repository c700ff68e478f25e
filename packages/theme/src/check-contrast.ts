import { contrastPairs, type ContrastPair } from './contrast-pairs.ts';
import { composite, formatColor, parseColor } from './engine/colour.ts';
import { contrastRatio, nearestPassingColor } from './engine/contrast.ts';
import type { ResolvedTheme } from './engine/resolve.ts';

/** A pair that is too weak, and the nearest colour of the same hue that would do. */
export interface ContrastFailure extends ContrastPair {
  /** Actual ratio, from 1 to 21. */
  readonly ratio: number;
  /** `#rrggbb` */
  readonly suggestion: string;
}

/**
 * The pairs of a resolved theme that fail WCAG 2.2 AA.
 *
 * @example
 * ```ts
 * import { checkContrast, resolveTheme } from '@omnis/theme';
 * checkContrast(resolveTheme('base')); // []
 * ```
 */
export function checkContrast({ values }: Pick<ResolvedTheme, 'values'>): ContrastFailure[] {
  const page = parseColor(values['page.background']);
  return contrastPairs.flatMap((pair) => {
    const ground = parseColor(values[pair.surface]);
    if (!ground || !page) return [];
    const surface = formatColor(composite(ground, page));
    const ratio = contrastRatio(values[pair.text], surface) ?? 1;
    if (ratio >= pair.least) return [];
    return [
      {
        ...pair,
        ratio,
        suggestion: nearestPassingColor(values[pair.text], surface, pair.least) ?? '#000000',
      },
    ];
  });
}
