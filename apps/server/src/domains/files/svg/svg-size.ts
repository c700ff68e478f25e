import type { SvgElement } from './parse-svg.ts';

/** CSS pixels of one unit of length, at 96 to the inch. */
const pixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

/** A length in CSS pixels; null for none, a share such as `100%`, or a unit that depends on a font. */
function lengthOf(value: string | undefined): number | null {
  const [, number, unit] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(value ?? '') ?? [];
  const factor = pixels[(unit ?? '').toLowerCase()];
  if (number === undefined || factor === undefined) return null;
  const length = Number(number) * factor;
  return length > 0 && Number.isFinite(length) ? length : null;
}

/** Width and height of a drawing, in CSS pixels. */
export interface SvgSize {
  readonly width: number;
  readonly height: number;
}

function viewBoxOf(root: SvgElement): SvgSize | null {
  const numbers = (root.attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { width, height }
    : null;
}

/** The size that a drawing has by its own words: its width and height, completed by its view box. Null when it says none. */
export function svgSize(root: SvgElement): SvgSize | null {
  const width = lengthOf(root.attributes['width']);
  const height = lengthOf(root.attributes['height']);
  if (width !== null && height !== null) return { width, height };
  const box = viewBoxOf(root);
  if (!box) return null;
  if (width !== null) return { width, height: (width * box.height) / box.width };
  return height !== null ? { width: (height * box.width) / box.height, height } : box;
}

/**
 * The drawing at another size, so that its longer side has the given length.
 *
 * @param longest - CSS pixels
 */
export function resizedSvg(root: SvgElement, size: SvgSize, longest: number): SvgElement {
  const factor = longest / Math.max(size.width, size.height);
  return {
    ...root,
    attributes: {
      ...root.attributes,
      viewBox: root.attributes['viewBox'] ?? `0 0 ${size.width} ${size.height}`,
      width: String(size.width * factor),
      height: String(size.height * factor),
    },
  };
}
