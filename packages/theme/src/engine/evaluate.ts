import { BLACK, formatColor, mixColors, parseColor, type Rgba } from './colour.ts';
import { AA_TEXT, bestContrast, contrastRatio, readableColor } from './contrast.ts';
import type { Expression } from './expression.ts';
import { variableOf } from './variables.ts';

/** Gives the final value of a token that is already resolved. */
export type Lookup = (name: string) => string;

const decimal = (value: number): string => String(Number(value.toFixed(4)));
const percent = (amount: number): string => `${decimal(amount * 100)}%`;

function colorOf(expression: Expression, lookup: Lookup): Rgba {
  return parseColor(finalValue(expression, lookup)) ?? BLACK;
}

/** Searches for readable colours that are kept; every theme and every shop asks for its own again and again. */
const MAX_KEPT = 2000;
const readables = new Map<string, string>();

function readable(color: string, surfaces: readonly string[], least: number): string {
  const key = [color, ...surfaces, least].join(' ');
  const known = readables.get(key);
  if (known !== undefined) return known;
  const read = (text: string): Rgba => parseColor(text) ?? BLACK;
  const found = formatColor(readableColor(read(color), surfaces.map(read), least));
  if (readables.size >= MAX_KEPT) readables.clear();
  readables.set(key, found);
  return found;
}

/** The first candidate that reads well on the surface; null when none does. */
function picked(expression: Expression & { readonly kind: 'pick' }, lookup: Lookup): Expression | null {
  const surface = finalValue(expression.surface, lookup);
  const passes = (candidate: Expression): boolean =>
    (contrastRatio(finalValue(candidate, lookup), surface) ?? 0) >= AA_TEXT;
  return expression.candidates.find(passes) ?? null;
}

/** The value with every reference replaced, as a mail, a picture or a contrast check needs it. */
export function finalValue(expression: Expression, lookup: Lookup): string {
  switch (expression.kind) {
    case 'literal':
      return expression.css;
    case 'reference':
      return lookup(expression.name);
    case 'mix':
      return formatColor(
        mixColors(colorOf(expression.from, lookup), colorOf(expression.to, lookup), expression.amount),
      );
    case 'alpha': {
      const color = colorOf(expression.color, lookup);
      return formatColor({ ...color, a: color.a * expression.amount });
    }
    case 'contrast':
      return formatColor(bestContrast(expression.surfaces.map((surface) => colorOf(surface, lookup))));
    case 'readable':
      return readable(
        finalValue(expression.color, lookup),
        expression.surfaces.map((surface) => finalValue(surface, lookup)),
        expression.least,
      );
    case 'pick': {
      const found = picked(expression, lookup);
      return found
        ? finalValue(found, lookup)
        : formatColor(bestContrast([colorOf(expression.surface, lookup)]));
    }
    case 'scale':
      return `calc(${finalValue(expression.size, lookup)} * ${decimal(expression.factor)})`;
    case 'shadows':
      return expression.layers
        .map((layer) => `${layer.lengths} ${finalValue(layer.color, lookup)}`)
        .join(', ');
  }
}

/**
 * The value for a style sheet. References stay `var()`, so that changing one custom property repaints all that follow
 * it; only what CSS cannot work out itself (`contrast`, `readable`) is written as the colour found.
 */
export function cssValue(expression: Expression, lookup: Lookup): string {
  switch (expression.kind) {
    case 'reference':
      return `var(${variableOf(expression.name)})`;
    case 'mix':
      return `color-mix(in oklab, ${cssValue(expression.from, lookup)}, ${cssValue(expression.to, lookup)} ${percent(expression.amount)})`;
    case 'alpha':
      return `color-mix(in srgb, ${cssValue(expression.color, lookup)} ${percent(expression.amount)}, transparent)`;
    case 'scale':
      return `calc(${cssValue(expression.size, lookup)} * ${decimal(expression.factor)})`;
    case 'shadows':
      return expression.layers.map((layer) => `${layer.lengths} ${cssValue(layer.color, lookup)}`).join(', ');
    case 'pick': {
      const found = picked(expression, lookup);
      return found ? cssValue(found, lookup) : finalValue(expression, lookup);
    }
    case 'literal':
    case 'contrast':
    case 'readable':
      return finalValue(expression, lookup);
  }
}
