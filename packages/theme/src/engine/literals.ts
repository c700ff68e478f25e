import type { TokenDefinition } from '../tokens/definition.ts';
import { formatColor, parseColor } from './colour.ts';

/**
 * Reads one literal of a type and writes it anew. Only what a grammar below knows is written, so no string that a
 * merchant types can close a declaration, a rule or a `<style>` element.
 *
 * @returns the text for CSS (for `text` and `keyword`: the value), or null when the literal is not of the type.
 */
export function readLiteral(definition: TokenDefinition, raw: string): string | null {
  const value = raw.trim();
  if (value.length > 500) return null;
  switch (definition.type) {
    case 'color': {
      const color = parseColor(value);
      return color && formatColor(color);
    }
    case 'dimension':
      return readDimension(value);
    case 'number':
      return readNumber(value);
    case 'duration':
      return /^\d{1,5}(\.\d{1,3})?m?s$/.test(value) ? value : null;
    case 'easing':
      return readEasing(value);
    case 'fontFamily':
      return readFontFamily(value);
    case 'fontWeight':
      return readWeight(value);
    case 'textTransform':
      return ['none', 'uppercase', 'lowercase', 'capitalize'].includes(value) ? value : null;
    case 'shadow':
      return value === 'none' ? value : null;
    case 'keyword':
      return definition.options?.includes(value) ? value : null;
    case 'text':
      return hasControls(value) ? null : value;
    case 'image':
      return readImage(value);
  }
}

const LENGTH = String.raw`-?(?:\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})(?:px|rem|em|%|vw|vh|ch|svh|dvh)`;
const length = new RegExp(`^(?:0|${LENGTH})$`);
const fluid = new RegExp(
  `^clamp\\( *(${LENGTH}) *, *(${LENGTH})(?: *([+-]) +(${LENGTH}))? *, *(${LENGTH}) *\\)$`,
);

/** A length or percentage, `0`, or `clamp(least, preferred [± length], most)`. */
export function readDimension(value: string): string | null {
  if (length.test(value)) return value;
  const match = fluid.exec(value);
  if (!match) return null;
  const [, least, preferred, sign, more, most] = match;
  return `clamp(${least}, ${preferred}${sign && more ? ` ${sign} ${more}` : ''}, ${most})`;
}

/** A plain decimal number of at most nine digits on each side of the point. */
export function readNumber(value: string): string | null {
  return /^-?\d{1,9}(\.\d{1,9})?$/.test(value) ? value : null;
}

const POINT = String.raw`(-?(?:\d{1,2}(?:\.\d{1,6})?|\.\d{1,6}))`;
const bezier = new RegExp(`^cubic-bezier\\(${[POINT, POINT, POINT, POINT].join(', ?')}\\)$`);

/** A curve by name, or by its points, whose times run from 0 to 1. */
function readEasing(value: string): string | null {
  if (['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'].includes(value)) return value;
  const [, x1, , x2] = bezier.exec(value) ?? [];
  const isTime = (part: string | undefined): boolean => Number(part) >= 0 && Number(part) <= 1;
  return isTime(x1) && isTime(x2) ? value : null;
}

function readWeight(value: string): string | null {
  if (value === 'normal' || value === 'bold') return value;
  return /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 1000 ? value : null;
}

function readFontFamily(value: string): string | null {
  const families = value.split(',').map((family) =>
    family
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim(),
  );
  if (
    families.length > 12 ||
    !families.every((family) => /^[A-Za-z0-9][A-Za-z0-9 _-]{0,59}$|^-apple-system$/.test(family))
  ) {
    return null;
  }
  return families
    .map((family) => (/^-?[A-Za-z][A-Za-z0-9-]*$/.test(family) ? family : `"${family}"`))
    .join(', ');
}

function hasControls(value: string): boolean {
  return [...value].some((letter) => letter < ' ' || letter === '\u007f');
}

/** `none`, a path on the same site, or an https address; written as `url("…")` with all that CSS reads as syntax encoded. */
function readImage(value: string): string | null {
  if (value === 'none') return value;
  if (hasControls(value) || !/^(?:https:\/\/[^/]|\/(?![/\\]))/.test(value)) return null;
  const safe = value.replace(
    /["'()\\<>\s;{}]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return `url("${safe}")`;
}
