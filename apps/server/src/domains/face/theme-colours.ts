import { isTokenName, tokens } from '@omnis/theme';
import { fail, type Failure } from '../../http/answer.ts';

/** Fields that hold a colour, at any depth. */
const colourFields = new Set(['color', 'backgroundColor', 'textColor', 'borderColor', 'overlay']);

const isColourOfTheme = (name: string): boolean => isTokenName(name) && tokens[name].type === 'color';

/** The paths of colours that name a value of the theme which is none, or is no colour. */
function* unknownColours(value: unknown, path: readonly string[]): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, key];
    if (!colourFields.has(key)) yield* unknownColours(inner, at);
    else if (typeof inner === 'string' && inner.includes('.') && !isColourOfTheme(inner)) yield at.join('.');
  }
}

/** A failure at each colour that names nothing of the theme; null when all do. Hex colours have been checked before. */
export function colourFailure(body: unknown): Failure | null {
  const message = 'The theme has no such colour';
  const [first, ...others] = [...unknownColours(body, [])];
  if (first === undefined) return null;
  return {
    ...fail('validation_failed', message, first),
    errors: [first, ...others].map((field) => ({ field, message })),
  };
}
