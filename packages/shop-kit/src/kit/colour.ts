import { formatHexColour, parseHexColour } from '@omnis/validation';

/** A merchant's colour as CSS, or undefined when it is none: their text never reaches a style unread. */
export function safeColour(text: string | null | undefined): string | undefined {
  const colour = text ? parseHexColour(text.trim()) : null;
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
  const turns = bothGrounds && own !== undefined && ground === undefined;
  return {
    color: turns ? `light-dark(${own},color-mix(in srgb,${own},#fff))` : own,
    backgroundColor: ground,
  };
}
