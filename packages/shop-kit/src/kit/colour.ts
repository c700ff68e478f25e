import { variableName } from '@omnis/theme';
import { formatHexColour, parseHexColour } from '@omnis/validation';

/** Name of a value of the theme, such as `primary.color`. */
const reference = /^[a-z][\da-z]*(?:\.[\da-z]+)+$/i;

/**
 * A merchant's colour as CSS: a hex colour, or the colour of the theme that it names. Undefined when it is none: their text
 * never reaches a style unread.
 */
export function safeColour(text: string | null | undefined): string | undefined {
  const given = text?.trim() ?? '';
  if (reference.test(given)) return `var(${variableName(given)})`;
  const colour = given === '' ? null : parseHexColour(given);
  return colour ? formatHexColour(colour) : undefined;
}

/**
 * Colours of a menu's words. A colour that was chosen for the light appearance alone is drawn towards white in the dark
 * one, where it could not be read; words on a ground of their own keep theirs. Browsers that know no `light-dark()` show
 * the theme's colour.
 *
 * @param bothGrounds - whether the ground turns from light to dark with the appearance
 */
export function wordColours(
  { color, backgroundColor }: { readonly color?: string | null; readonly backgroundColor?: string | null },
  bothGrounds: boolean,
): { readonly color: string | undefined; readonly backgroundColor: string | undefined } {
  const own = safeColour(color);
  const ground = safeColour(backgroundColor);
  // A colour of the theme turns by itself.
  const turns = bothGrounds && own?.startsWith('#') === true && ground === undefined;
  return {
    color: turns ? `light-dark(${own},color-mix(in srgb,${own},#fff))` : own,
    backgroundColor: ground,
  };
}
