import { expect, it } from 'vitest';
import { isBrightDrawing } from './logo-tone.ts';

const clear = [0, 0, 0, 0];
const white = [250, 250, 245, 255];
const ink = [20, 40, 30, 255];

it.each([
  ['white letters', [...white, ...clear, ...white], true],
  ['dark letters', [...ink, ...clear, ...ink], false],
  ['a white picture that fills its frame', [...white, ...white], false],
  ['nothing', [...clear], false],
])('a dark ground for %s: %s', (_what, pixels, dark) => {
  expect(isBrightDrawing(new Uint8ClampedArray(pixels))).toBe(dark);
});
