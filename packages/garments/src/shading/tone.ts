import { greyAlphaUri } from '../raster/png.ts';
import type { Field, Frame } from '../raster/field.ts';

/** How strongly light and shadow show on a colour: light cloth shows shadow, dark cloth shows light. */
export interface Tone {
  id: string;
  shadow: number;
  light: number;
}

/** The steps of tone, by the colour's luminance: enough that none looks flat, few enough to keep. */
export const TONES = {
  white: { id: 'white', shadow: 0.6, light: 0.75 },
  pale: { id: 'pale', shadow: 0.72, light: 0.5 },
  mid: { id: 'mid', shadow: 0.9, light: 0.36 },
  deep: { id: 'deep', shadow: 0.95, light: 0.27 },
  black: { id: 'black', shadow: 0.9, light: 0.27 },
} as const satisfies Record<string, Tone>;

/** The tone for a colour. */
export function toneOf(hex: string): Tone {
  const value = luminance(hex);
  if (value > 0.8) return TONES.white;
  if (value > 0.45) return TONES.pale;
  if (value > 0.12) return TONES.mid;
  if (value > 0.03) return TONES.deep;
  return TONES.black;
}

/** Relative luminance of `#rrggbb`, 0 to 1. */
export function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Mixes two colours, `share` of the second. */
export function mix(from: string, to: string, share: number): string {
  const part = (at: number): string => {
    const [a, b] = [Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Light and shadow as one transparent picture: black where it is dark, white where it is lit. */
export function shadeUri(lit: Field, frame: Frame, tone: Tone): string {
  const pixels = new Uint8Array(lit.length * 2);
  lit.forEach((value, index) => {
    const alpha =
      value < 0 ? 1 - Math.exp(value * 1.25 * tone.shadow) : 1 - Math.exp(-value * 1.6 * tone.light);
    pixels[index * 2] = value < 0 ? 0 : 255;
    pixels[index * 2 + 1] = Math.round(Math.min(0.86, alpha) * 255);
  });
  return greyAlphaUri(frame.width, frame.height, pixels);
}
