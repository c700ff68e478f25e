import { formatHexColour, parseHexColour } from '@omnis/validation';
import { readText, type Values } from './read.ts';

/** A hex colour as `#rrggbb` or `#rrggbbaa`; null when it is none, so that nothing else reaches a style. */
export function readColour(values: Values, key: string): string | null {
  const colour = parseHexColour(readText(values, key).trim());
  return colour === null ? null : formatHexColour(colour);
}

/**
 * A CSS length in px, %, rem, em or vh, such as `95%`; null when it is none. A bare number is pixels.
 */
export function readLength(values: Values, key: string): string | null {
  const text = readText(values, key).trim();
  const match = /^(\d{1,4}(?:\.\d{1,3})?)(px|%|rem|em|vh|svh|vw)?$/.exec(text);
  return match === null ? null : `${match[1]}${match[2] ?? 'px'}`;
}

/** A font family name in quotes, for a style; null when it is empty or holds anything but words. */
export function readFont(values: Values, key: string): string | null {
  const name = readText(values, key).trim();
  return /^[\p{L}\d][\p{L}\d ._-]{0,59}$/u.test(name) ? `"${name}"` : null;
}
