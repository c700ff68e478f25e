import { drawPanel } from '../draw/panel.ts';
import { luminance, toneOf } from '../shading/tone.ts';
import { TEXTURE_SIZE, textureUri } from '../shading/texture.ts';
import type { Panel } from '../shapes/shape.ts';
import { num } from '../svg/numbers.ts';

/** A folded garment, seen from its front edge. */
export interface ClothPiece {
  /** Folded flat (edges show at the right) or rolled over (one round edge). */
  kind: 'fold' | 'roll';
  /** Colour, `#rrggbb`. */
  colour: string;
  prefix: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

// Both pieces are drawn on 400 by 100 and scaled, so that their light is computed once.
const slab =
  'M26 6C120 -2 280 -3 376 7C396 12 402 30 398 52C396 78 388 94 366 97C260 103 130 103 30 97C8 94 0 74 2 50C4 26 8 10 26 6Z';

const pieces: Readonly<Record<ClothPiece['kind'], Panel>> = {
  fold: {
    outline: slab,
    fine: 1.3,
    cloth: {
      folds: [
        { d: 'M-20 62C100 54 260 66 420 56', width: 7, depth: -7 },
        { d: 'M160 40C240 30 320 40 420 32', width: 6, depth: -5 },
        { d: 'M-10 30C60 20 130 26 200 20', width: 14, depth: 3 },
        { d: 'M60 88C160 78 260 92 380 82', width: 9, depth: 3 },
      ],
      seam: 9,
      volume: { height: 24, over: 40 },
      drape: { height: 5, across: 120, along: 40, seed: 44 },
    },
    stitches: [{ d: 'M20 78C130 72 260 82 388 74', kind: 'single' }],
  },
  roll: {
    outline: slab,
    fine: 1.3,
    cloth: {
      folds: [
        { d: 'M-20 34C100 42 260 30 420 40', width: 12, depth: 5 },
        { d: 'M-20 80C120 74 240 84 420 76', width: 7, depth: -6 },
        { d: 'M80 20C130 50 120 70 140 100', width: 12, depth: 2.5 },
        { d: 'M300 10C290 40 310 60 296 90', width: 12, depth: 2.5 },
      ],
      seam: 10,
      volume: { height: 30, over: 52 },
      drape: { height: 5, across: 140, along: 50, seed: 51 },
    },
  },
};

/** Draws a folded garment into a box. */
export function clothPiece({ kind, colour, prefix, x, y, width, height }: ClothPiece): string {
  const id = (name: string): string => `${prefix}-${name}`;
  const texture = id('cloth');
  const drawn = drawPanel(pieces[kind], 0, {
    key: `scene/${kind}`,
    tone: toneOf(colour),
    texture,
    dyed: false,
    print: () => '',
    context: { colour, dark: luminance(colour) < 0.06, id, artwork: () => '', colours: [colour] },
  });
  return (
    `<g transform="translate(${num(x)} ${num(y)}) scale(${num(width / 400, 4)} ${num(height / 104, 4)})">` +
    `<defs><pattern id="${texture}" width="${TEXTURE_SIZE}" height="${TEXTURE_SIZE}" patternUnits="userSpaceOnUse"><image href="${textureUri('jersey')}" width="${TEXTURE_SIZE}" height="${TEXTURE_SIZE}"/></pattern></defs>${drawn}</g>`
  );
}
