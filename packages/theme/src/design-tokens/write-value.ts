import { parseColor } from '../engine/colour.ts';
import { parseExpression } from '../engine/expression.ts';
import type { TokenDefinition, TokenType } from '../tokens/definition.ts';
import type { Json, JsonObject } from './json.ts';

/** The format's name for each of our types; null for those that it does not have. */
export const formatTypes: Readonly<Record<TokenType, string | null>> = {
  color: 'color',
  dimension: 'dimension',
  number: 'number',
  duration: 'duration',
  easing: 'cubicBezier',
  fontFamily: 'fontFamily',
  fontWeight: 'fontWeight',
  shadow: 'shadow',
  textTransform: null,
  keyword: null,
  text: null,
  image: null,
};

/** Points of the curves that CSS has names for. */
export const curves: Readonly<Record<string, readonly [number, number, number, number]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

const rounded = (value: number): number => Number(value.toFixed(5));

/** A colour as the format's colour module has it, in sRGB with a hex fallback. */
export function writeColor(text: string): JsonObject | null {
  const color = parseColor(text);
  if (!color) return null;
  const hex = [color.r, color.g, color.b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return {
    colorSpace: 'srgb',
    components: [rounded(color.r), rounded(color.g), rounded(color.b)],
    alpha: rounded(color.a),
    hex: `#${hex}`,
  };
}

/**
 * A length in px or rem, the only units of the format. An em is written as a rem, a `clamp()` by its upper end: the
 * nearest that the format can say. Null for parts of a viewport or of a parent.
 */
export function writeDimension(text: string): JsonObject | null {
  if (text === '0') return { value: 0, unit: 'px' };
  const clamped = /^clamp\(.*, *([^,]+)\)$/.exec(text);
  if (clamped?.[1]) return writeDimension(clamped[1]);
  const scaled = /^calc\((.+) \* (-?[\d.]+)\)$/.exec(text);
  if (scaled?.[1]) {
    const base = writeDimension(scaled[1]);
    return base && typeof base['value'] === 'number'
      ? { ...base, value: rounded(base['value'] * Number(scaled[2])) }
      : null;
  }
  const plain = /^(-?[\d.]+)(px|rem|em)$/.exec(text);
  return plain ? { value: Number(plain[1]), unit: plain[2] === 'px' ? 'px' : 'rem' } : null;
}

const nothing: JsonObject = { value: 0, unit: 'px' };

function writeShadow(definition: TokenDefinition, text: string): Json | null {
  if (text === 'none') {
    const color = writeColor('transparent');
    return color && { color, offsetX: nothing, offsetY: nothing, blur: nothing, spread: nothing };
  }
  const expression = parseExpression(definition, text);
  if (expression?.kind !== 'shadows') return null;
  const layers = expression.layers.map((layer): JsonObject | null => {
    const parts = layer.lengths.split(' ');
    const inset = parts[0] === 'inset';
    const lengths = (inset ? parts.slice(1) : parts).map(writeDimension);
    const color = layer.color.kind === 'literal' ? writeColor(layer.color.css) : null;
    const [offsetX, offsetY, blur = nothing, spread = nothing] = lengths;
    if (!color || !offsetX || !offsetY || !blur || !spread) return null;
    return { color, offsetX, offsetY, blur, spread, ...(inset ? { inset } : {}) };
  });
  const whole = layers.filter((layer) => layer !== null);
  if (whole.length !== layers.length) return null;
  return whole.length === 1 ? (whole[0] ?? null) : whole;
}

function writeEasing(text: string): Json | null {
  const named = Object.hasOwn(curves, text) ? curves[text] : undefined;
  if (named) return [...named];
  const points = /^cubic-bezier\((.*)\)$/.exec(text)?.[1]?.split(',').map(Number);
  return points?.length === 4 && points.every((point) => !Number.isNaN(point)) ? points : null;
}

/** A final value of ours as the format's `$value`, or null where the format has no words for it. */
export function writeValue(definition: TokenDefinition, text: string): Json | null {
  switch (definition.type) {
    case 'color':
      return writeColor(text);
    case 'dimension':
      return writeDimension(text);
    case 'number':
      return Number(text);
    case 'duration': {
      const [, amount, unit] = /^([\d.]+)(ms|s)$/.exec(text) ?? [];
      return amount && unit ? { value: Number(amount), unit } : null;
    }
    case 'easing':
      return writeEasing(text);
    case 'fontFamily':
      return text.split(',').map((family) => family.trim().replaceAll('"', ''));
    case 'fontWeight':
      return text === 'normal' ? 400 : text === 'bold' ? 700 : Number(text);
    case 'shadow':
      return writeShadow(definition, text);
    case 'textTransform':
    case 'keyword':
    case 'text':
    case 'image':
      return null;
  }
}
