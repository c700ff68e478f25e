import { drawPanel } from '../draw/panel.ts';
import { luminance, toneOf } from '../shading/tone.ts';
import { TEXTURE_SIZE, textureUri } from '../shading/texture.ts';
import type { Panel } from '../shapes/shape.ts';
import { num } from '../svg/numbers.ts';

/** A folded garment, seen from its front edge. */
export interface ClothPiece {
  /** Its layers show at the right, or at the left. */
  kind: 'fold' | 'roll';
  /** Colour, `#rrggbb`. */
  colour: string;
  prefix: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

// Both pieces are drawn on 400 by 100 and scaled, so that their light is computed once. A folded shirt shows its round
// front edge and, towards one end, the layers that lie in it.
const slab =
  'M16 10C110 3 290 2 386 10C395 12 399 26 399 50C399 76 395 92 386 94C290 100 110 100 16 95C6 93 1 76 1 52C1 28 6 12 16 10Z';

const pieces: Readonly<Record<ClothPiece['kind'], Panel>> = {
  fold: {
    outline: slab,
    fine: 1.3,
    cloth: {
      folds: [
        { d: 'M150 52C230 50 320 54 430 51', width: 2.6, depth: -9, from: 'start' },
        { d: 'M230 30C300 28 360 31 430 29', width: 2.2, depth: -6, from: 'start' },
        { d: 'M200 73C280 71 350 75 430 72', width: 2.2, depth: -6, from: 'start' },
        { d: 'M30 34C90 30 150 36 210 32', width: 11, depth: 1.6 },
      ],
      seam: 12,
      volume: { height: 17, over: 26 },
      drape: { height: 1.6, across: 190, along: 60, seed: 44 },
    },
  },
  roll: {
    outline: slab,
    fine: 1.3,
    cloth: {
      folds: [
        { d: 'M-30 50C80 53 170 49 260 51', width: 2.6, depth: -9 },
        { d: 'M-30 72C60 70 120 74 190 72', width: 2.2, depth: -5 },
        { d: 'M250 32C300 28 340 34 380 30', width: 12, depth: 1.6 },
      ],
      seam: 12,
      volume: { height: 17, over: 26 },
      drape: { height: 1.6, across: 170, along: 70, seed: 51 },
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
