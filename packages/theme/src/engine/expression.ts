import type { TokenDefinition, TokenType } from '../tokens/definition.ts';
import { readDimension, readLiteral, readNumber } from './literals.ts';

/** A token's value, read: a literal, a reference, or a function over these. */
export type Expression =
  | { readonly kind: 'literal'; readonly css: string }
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'mix'; readonly from: Expression; readonly to: Expression; readonly amount: number }
  | { readonly kind: 'alpha'; readonly color: Expression; readonly amount: number }
  | { readonly kind: 'contrast'; readonly surfaces: readonly Expression[] }
  | {
      readonly kind: 'readable';
      readonly color: Expression;
      readonly surfaces: readonly Expression[];
      readonly least: number;
    }
  | { readonly kind: 'pick'; readonly surface: Expression; readonly candidates: readonly Expression[] }
  | { readonly kind: 'scale'; readonly size: Expression; readonly factor: number }
  | { readonly kind: 'shadows'; readonly layers: readonly ShadowLayer[] };

/** One layer of a shadow: lengths as they stand, and a colour. */
export interface ShadowLayer {
  readonly lengths: string;
  readonly color: Expression;
}

const MAX_DEPTH = 6;
const COLOR: TokenDefinition = {
  type: 'color',
  value: 'transparent',
  description: 'A colour inside an expression',
};

/** Splits at a separator that stands outside all brackets. Null when the brackets do not match. */
function splitOutside(text: string, separator: ',' | ' '): string[] | null {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(' || letter === '{') depth += 1;
    else if (letter === ')' || letter === '}') depth -= 1;
    else if (letter === separator && depth === 0) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
    if (depth < 0) return null;
  }
  if (depth !== 0) return null;
  parts.push(text.slice(start).trim());
  return parts;
}

function percentage(text: string | undefined): number | null {
  const match = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(text ?? '');
  const amount = match ? Number(match[1]) / 100 : Number.NaN;
  return amount >= 0 && amount <= 1 ? amount : null;
}

function parseAll(parts: readonly string[], depth: number): Expression[] | null {
  const read = parts.map((part) => parseAt(COLOR, part, depth));
  const whole = read.filter((part): part is Expression => part !== null);
  return whole.length === read.length && whole.length > 0 ? whole : null;
}

function parseColorCall(name: string, parts: readonly string[], depth: number): Expression | null {
  switch (name) {
    case 'mix': {
      const [from, to] = parseAll(parts.slice(0, 2), depth) ?? [];
      const amount = percentage(parts[2]);
      return from && to && amount !== null && parts.length === 3 ? { kind: 'mix', from, to, amount } : null;
    }
    case 'alpha': {
      const [color] = parseAll(parts.slice(0, 1), depth) ?? [];
      const amount = percentage(parts[1]);
      return color && amount !== null && parts.length === 2 ? { kind: 'alpha', color, amount } : null;
    }
    case 'contrast': {
      const surfaces = parseAll(parts, depth);
      return surfaces && { kind: 'contrast', surfaces };
    }
    case 'readable': {
      const last = Number(readNumber(parts.at(-1) ?? '') ?? Number.NaN);
      const given = !Number.isNaN(last);
      const [color, ...surfaces] = parseAll(given ? parts.slice(0, -1) : parts, depth) ?? [];
      const least = given ? last : 4.5;
      return color && surfaces.length > 0 && least >= 1 && least <= 21
        ? { kind: 'readable', color, surfaces, least }
        : null;
    }
    case 'pick': {
      const [surface, ...candidates] = parseAll(parts, depth) ?? [];
      return surface && candidates.length > 0 ? { kind: 'pick', surface, candidates } : null;
    }
    default:
      return null;
  }
}

function parseScale(parts: readonly string[], depth: number): Expression | null {
  const size = parseAt({ ...COLOR, type: 'dimension' }, parts[0] ?? '', depth);
  const factor = readNumber(parts[1] ?? '');
  return size && factor && parts.length === 2 ? { kind: 'scale', size, factor: Number(factor) } : null;
}

function parseShadowLayer(text: string, depth: number): ShadowLayer | null {
  const parts = splitOutside(text.replace(/ {2,}/g, ' ').replace(/, /g, ','), ' ');
  const color = parts?.at(-1);
  const lengths = parts?.slice(0, -1) ?? [];
  const plain = lengths[0] === 'inset' ? lengths.slice(1) : lengths;
  if (!color || plain.length < 2 || plain.length > 4 || !plain.every((part) => readDimension(part)))
    return null;
  const read = parseAt(COLOR, color, depth);
  return read && { lengths: lengths.join(' '), color: read };
}

function parseShadows(value: string, depth: number): Expression | null {
  const parts = splitOutside(value, ',');
  if (!parts || parts.length > 6) return null;
  const layers = parts.map((part) => parseShadowLayer(part, depth)).filter((layer) => layer !== null);
  return layers.length === parts.length ? { kind: 'shadows', layers } : null;
}

function parseAt(definition: TokenDefinition, raw: string, depth: number): Expression | null {
  const value = raw.trim();
  if (depth > MAX_DEPTH) return null;
  if (definition.type !== 'text') {
    const reference = /^\{([^{}\s]{1,128})\}$/.exec(value);
    if (reference?.[1]) return { kind: 'reference', name: reference[1] };
  }
  const call = /^(mix|alpha|contrast|readable|pick|scale)\((.*)\)$/s.exec(value);
  if (call?.[1] && (definition.type === 'color' || definition.type === 'dimension')) {
    const parts = splitOutside(call[2] ?? '', ',');
    if (!parts) return null;
    if (call[1] === 'scale') return definition.type === 'dimension' ? parseScale(parts, depth + 1) : null;
    return definition.type === 'color' ? parseColorCall(call[1], parts, depth + 1) : null;
  }
  const css = readLiteral(definition, value);
  if (css !== null) return { kind: 'literal', css };
  return definition.type === 'shadow' ? parseShadows(value, depth + 1) : null;
}

/** Values of one token that are kept read. */
const MAX_KEPT = 100;
const parsed = new WeakMap<TokenDefinition, Map<string, Expression | null>>();

/**
 * Reads a token's value by the grammar of its type (`SPEC.md` T3).
 *
 * @returns the expression, or null when the value is not of the type.
 */
export function parseExpression(definition: TokenDefinition, value: string): Expression | null {
  if (value.length > 500) return null;
  const known = parsed.get(definition) ?? new Map<string, Expression | null>();
  parsed.set(definition, known);
  const found = known.get(value);
  if (found !== undefined) return found;
  const expression = parseAt(definition, value, 0);
  // A shop may try any number of values; those of the themes come back soon.
  if (known.size >= MAX_KEPT) known.clear();
  known.set(value, expression);
  return expression;
}

/** A name that an expression refers to, and the type that it must have. */
export interface Reference {
  readonly name: string;
  readonly type: TokenType;
}

/**
 * The references of an expression, in order.
 *
 * @param type - the type of the token whose value the expression is.
 */
export function referencesOf(expression: Expression, type: TokenType): readonly Reference[] {
  const ofColors = (inner: readonly Expression[]): Reference[] =>
    inner.flatMap((part) => referencesOf(part, 'color'));
  switch (expression.kind) {
    case 'literal':
      return [];
    case 'reference':
      return [{ name: expression.name, type }];
    case 'mix':
      return ofColors([expression.from, expression.to]);
    case 'alpha':
      return ofColors([expression.color]);
    case 'contrast':
      return ofColors(expression.surfaces);
    case 'readable':
      return ofColors([expression.color, ...expression.surfaces]);
    case 'pick':
      return ofColors([expression.surface, ...expression.candidates]);
    case 'scale':
      return referencesOf(expression.size, 'dimension');
    case 'shadows':
      return ofColors(expression.layers.map((layer) => layer.color));
  }
}
