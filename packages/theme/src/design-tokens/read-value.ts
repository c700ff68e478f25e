import { formatColor, parseColor } from '../engine/colour.ts';
import type { TokenType } from '../tokens/definition.ts';
import { isColorSpace, isWithinSrgb, toRgb } from './colour-spaces.ts';
import { isObject } from './json.ts';
import { curves } from './write-value.ts';

const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const decimal = (value: number): string => String(Number(value.toFixed(6)));
/** A component that is missing by intent counts as 0. */
const component = (value: unknown): number => (value === 'none' ? 0 : isNumber(value) ? value : Number.NaN);

function readColor(value: unknown): string | null {
  if (typeof value === 'string') {
    const color = parseColor(value);
    return color && formatColor(color);
  }
  if (!isObject(value)) return null;
  const { colorSpace, components, alpha = 1, hex } = value;
  if (!isNumber(alpha) || !isColorSpace(colorSpace)) return null;
  const a = Math.min(1, Math.max(0, alpha));
  const fallback = typeof hex === 'string' && /^#[\da-f]{6}$/i.test(hex) ? parseColor(hex) : null;
  // Where sRGB lacks the colour, its author’s own fallback is nearer than what is cut off.
  if (fallback && !isWithinSrgb(colorSpace)) return formatColor({ ...fallback, a });
  const [x, y, z, ...more]: readonly unknown[] = Array.isArray(components) ? components : [];
  const found = toRgb(colorSpace, [component(x), component(y), component(z)]);
  if (found && more.length === 0) return formatColor({ ...found, a });
  return fallback && formatColor({ ...fallback, a });
}

function readMeasure(value: unknown, units: readonly string[]): string | null {
  if (typeof value === 'string') {
    const [, amount, unit] = /^(-?\d+(?:\.\d+)?)([a-z]+)$/.exec(value) ?? [];
    return amount && unit && units.includes(unit) ? value : null;
  }
  if (!isObject(value)) return null;
  const { value: amount, unit } = value;
  return isNumber(amount) && typeof unit === 'string' && units.includes(unit) ? decimal(amount) + unit : null;
}

/** Reads a part of a composite value, which may be a reference to a token of the part's type. */
export type ReadPart = (type: TokenType, value: unknown) => string | null;

function readShadow(value: unknown, part: ReadPart): string | null {
  const layers: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (layers.length === 0) return 'none';
  const read = layers.map((layer) => {
    // In a list, a reference stands for one shadow.
    if (typeof layer === 'string') return Array.isArray(value) ? part('shadow', layer) : null;
    if (!isObject(layer)) return null;
    const lengths = [
      layer['offsetX'],
      layer['offsetY'],
      layer['blur'] ?? '0px',
      layer['spread'] ?? '0px',
    ].map((length) => part('dimension', length));
    const color = part('color', layer['color']);
    if (color === null || lengths.some((length) => length === null)) return null;
    return `${layer['inset'] === true ? 'inset ' : ''}${lengths.join(' ')} ${color}`;
  });
  return read.some((layer) => layer === null) ? null : read.join(', ');
}

function readEasing(value: unknown): string | null {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isNumber)) return null;
  const [x1 = 0, , x2 = 0] = value;
  if (x1 < 0 || x1 > 1 || x2 < 0 || x2 > 1) return null;
  const known = Object.entries(curves).find(([, points]) => points.every((point, at) => point === value[at]));
  return known?.[0] ?? `cubic-bezier(${value.map(decimal).join(', ')})`;
}

function readFamilies(value: unknown): string | null {
  const families: readonly unknown[] = Array.isArray(value) ? value : [value];
  const names = families.filter((family) => typeof family === 'string');
  if (names.length === 0 || names.length !== families.length) return null;
  return names.map((name) => (/^-?[A-Za-z][A-Za-z0-9-]*$/.test(name) ? name : `"${name}"`)).join(', ');
}

/**
 * A `$value` of the format (of the drafts too, where lengths were texts) in our words, or null when it is malformed.
 *
 * @param part - reads the parts of a composite value; those without references unless told.
 */
export function readValue(type: TokenType, value: unknown, part: ReadPart = readValue): string | null {
  switch (type) {
    case 'color':
      return readColor(value);
    case 'dimension':
      return readMeasure(value, ['px', 'rem']);
    case 'duration':
      return readMeasure(value, ['ms', 's']);
    case 'number':
      return isNumber(value) ? decimal(value) : null;
    case 'easing':
      return readEasing(value);
    case 'fontFamily':
      return readFamilies(value);
    case 'fontWeight':
      if (typeof value === 'string') return Object.hasOwn(weights, value) ? String(weights[value]) : null;
      return isNumber(value) && value >= 1 && value <= 1000 ? decimal(value) : null;
    case 'shadow':
      return readShadow(value, part);
    case 'textTransform':
    case 'keyword':
    case 'text':
    case 'image':
      return typeof value === 'string' ? value : null;
  }
}
