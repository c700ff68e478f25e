/** A colour: bytes, and alpha from 0 to 1. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/**
 * Reads a hex colour of 3, 4, 6 or 8 digits, with or without #; null when it is none.
 *
 * @example
 * parseHexColour('#86b30280'); // { red: 134, green: 179, blue: 2, alpha: 128 / 255 }
 */
export function parseHexColour(text: string): Colour | null {
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1];
  if (digits === undefined) return null;
  const width = digits.length <= 4 ? 1 : 2;
  const byte = (index: number) => {
    const part = digits.slice(index * width, index * width + width);
    return part === '' ? 255 : Number.parseInt(width === 1 ? part + part : part, 16);
  };
  return { red: byte(0), green: byte(1), blue: byte(2), alpha: alphaOfByte(byte(3)) };
}

/** Alpha from 0 to 1 of a byte, clamped; what is no number is opaque. */
export function alphaOfByte(byte: number): number {
  return Number.isNaN(byte) ? 1 : Math.min(1, Math.max(0, byte / 255));
}

/** A colour as 6 hex digits, or 8 when it is not opaque. Bytes and alpha are clamped. */
export function formatHexColour({ red, green, blue, alpha }: Colour): string {
  const hex = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${hex(red)}${hex(green)}${hex(blue)}${alpha >= 1 ? '' : hex(alpha * 255)}`;
}
