import { formatHexColour, parseHexColour } from '@omnis/validation';

/** A merchant's colour as CSS, or undefined when it is none: their text never reaches a style unread. */
export function safeColour(text: string | null | undefined): string | undefined {
  const colour = text ? parseHexColour(text.trim()) : null;
  return colour ? formatHexColour(colour) : undefined;
}
