import { num } from '../svg/numbers.ts';
import type { GlyphFont } from './glyph-font.ts';

/** How a line of lettering is set. */
export interface LineOptions {
  font: GlyphFont;
  /** Height of the em, in the drawing's units. */
  size: number;
  /** Where `anchor` lies. */
  x: number;
  /** The baseline. */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in thousandths of the em. */
  tracking?: number;
  fill: string;
  /** Sets the line to this width by changing its size. */
  fit?: number;
  /** Further attributes of the group, ready to be written. */
  attributes?: string;
}

/** One placed letter, in units of the em's thousandth. */
interface Placed {
  x: number;
  advance: number;
  path: string;
}

const SPACE = 260;

function place(text: string, font: GlyphFont, tracking: number): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  const characters = [...text];
  let x = 0;
  characters.forEach((character, index) => {
    const glyph = font.glyphs[character];
    const advance = glyph?.[0] ?? SPACE;
    if (glyph) placed.push({ x, advance, path: glyph[1] });
    const kern = font.kerning[character + (characters[index + 1] ?? '')] ?? 0;
    x += advance + kern + (index < characters.length - 1 ? tracking : 0);
  });
  return { placed, width: x };
}

/** Width of a line, in the units of `size`. */
export function measureLine(
  text: string,
  font: GlyphFont,
  { size, tracking = 0 }: { size: number; tracking?: number },
): number {
  return (place(text, font, tracking).width * size) / 1000;
}

/** The size at which a line is `width` wide. */
export function sizeToFit(
  text: string,
  font: GlyphFont,
  { width, tracking = 0 }: { width: number; tracking?: number },
): number {
  return (width * 1000) / place(text, font, tracking).width;
}

/**
 * Draws a line of text as outlines: the machine that rasterises it may have no fonts at all.
 *
 * @example
 * line('HELLO', { font: anton, size: 120, x: 500, y: 300, anchor: 'middle', fill: '#222' })
 */
export function line(text: string, options: LineOptions): string {
  const { font, x, y, anchor = 'start', tracking = 0, fill, fit, attributes = '' } = options;
  const { placed, width } = place(text, font, tracking);
  const size = fit === undefined ? options.size : (fit * 1000) / width;
  const scale = size / 1000;
  const left = x - (anchor === 'start' ? 0 : anchor === 'middle' ? 0.5 : 1) * width * scale;
  const letters = placed
    .map((glyph) => `<path d="${glyph.path}" transform="translate(${num(glyph.x)})"/>`)
    .join('');
  return `<g fill="${fill}" transform="translate(${num(left)} ${num(y)}) scale(${num(scale, 5)})" ${attributes}>${letters}</g>`;
}

/** How lettering runs along an arc of a circle. */
export interface ArcOptions {
  font: GlyphFont;
  size: number;
  cx: number;
  cy: number;
  /** Radius of the baseline. */
  radius: number;
  /** Where the middle of the text lies, in degrees clockwise from twelve o'clock. */
  angle?: number;
  tracking?: number;
  fill: string;
  /** Reads along the inside of the lower half. */
  inside?: boolean;
}

/** Draws lettering on a circle, each letter turned to its place. */
export function arc(text: string, options: ArcOptions): string {
  const { font, size, cx, cy, radius, angle = 0, tracking = 0, fill, inside = false } = options;
  const { placed, width } = place(text, font, tracking);
  const scale = size / 1000;
  const direction = inside ? -1 : 1;
  const letters = placed
    .map((glyph) => {
      const along = (glyph.x + glyph.advance / 2 - width / 2) * scale;
      const turn = angle + (direction * (along / radius) * 180) / Math.PI;
      const radians = (turn * Math.PI) / 180;
      const px = cx + Math.sin(radians) * radius;
      const py = cy - Math.cos(radians) * radius;
      const rotation = inside ? turn + 180 : turn;
      return `<path d="${glyph.path}" transform="translate(${num(px)} ${num(py)}) rotate(${num(rotation)}) scale(${num(scale, 5)}) translate(${num(-glyph.advance / 2)})"/>`;
    })
    .join('');
  return `<g fill="${fill}">${letters}</g>`;
}
