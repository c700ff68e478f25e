import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lightCloth } from '../shading/cloth.ts';
import { luminance, mix, toneOf } from '../shading/tone.ts';
import { mirror, symmetric } from '../svg/path.ts';
import { num, rng } from '../svg/numbers.ts';
import { blur, coverage, frameAround } from './field.ts';
import { noise } from './noise.ts';
import { greyAlphaUri } from './png.ts';

const square = 'M10 10L30 10L30 30L10 30Z';
const frame = frameAround({ x: 0, y: 0, width: 40, height: 40 }, 1);
const sum = (field: Float32Array): number => field.reduce((total, value) => total + value, 0);

describe('field', () => {
  it('covers what the path encloses, also part of a pixel', () => {
    expect(sum(coverage(square, frame))).toBeCloseTo(400, 3);
    expect(sum(coverage('M10.5 10L30 10L30 30L10.5 30Z', frame))).toBeCloseTo(390, 3);
  });

  it('leaves a hole where the winding is undone', () => {
    expect(sum(coverage(`${square}M15 15L15 25L25 25L25 15Z`, frame))).toBeCloseTo(300, 3);
  });

  it('blurs without losing anything inside the frame', () => {
    const soft = blur(coverage(square, frame), frame, 2);
    expect(sum(soft)).toBeCloseTo(400, 0);
    expect(soft[20 * 40 + 10]).toBeGreaterThan(0.3);
    expect(soft[20 * 40 + 10]).toBeLessThan(0.7);
  });
});

describe('path', () => {
  it('mirrors about an axis', () => {
    expect(mirror('M10 20C1 2 3 4 5 6', 50)).toBe('M90 20C99 2 97 4 95 6');
  });

  it('closes a left half with its mirror image', () => {
    const whole = symmetric('M20 0L10 0C5 10 5 20 10 30L20 30', 20);
    expect(whole).toBe('M20 0L10 0C5 10 5 20 10 30L20 30L30 30C35 20 35 10 30 0L20 0Z');
  });

  it('refuses commands that it does not know', () => {
    expect(() => mirror('M0 0h5')).toThrow(SyntaxError);
  });
});

describe('light', () => {
  it('falls from the left: the left flank of a ridge is light, the right one dark', () => {
    const lit = lightCloth({ outline: square, folds: [{ d: 'M20 0L20 40', width: 4, depth: 3 }] }, frame);
    expect(lit[20 * 40 + 17]).toBeGreaterThan(0.05);
    expect(lit[20 * 40 + 23]).toBeLessThan(-0.05);
  });

  it('shades what lies under another piece', () => {
    const bare = lightCloth({ outline: square, folds: [] }, frame);
    const covered = lightCloth({ outline: square, folds: [], above: ['M10 10L20 10L20 30L10 30Z'] }, frame);
    expect(bare[20 * 40 + 20]).toBeCloseTo(0, 5);
    expect(covered[20 * 40 + 20] ?? 0).toBeLessThan((bare[20 * 40 + 20] ?? 0) - 0.05);
  });

  it('takes a tone by luminance', () => {
    expect(toneOf('#ffffff').id).toBe('white');
    expect(toneOf('#000000').id).toBe('black');
    expect(luminance('#808080')).toBeCloseTo(0.216, 2);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

describe('numbers', () => {
  it('are written shortly and never as NaN', () => {
    expect(num(1.5)).toBe('1.5');
    expect(num(-0.0001)).toBe('0');
    expect(num(100, 0)).toBe('100');
    expect(() => num(Number.NaN)).toThrow(RangeError);
  });

  it('are drawn alike from the same seed', () => {
    expect([rng('a').next(), rng('a').next()]).toEqual([rng('a').next(), rng('a').next()]);
    expect(rng('a').next()).not.toBe(rng('b').next());
    expect(noise(1.3, 2.7, 4)).toBe(noise(1.3, 2.7, 4));
  });
});

describe('png', () => {
  it('is read back by another decoder', async () => {
    const uri = greyAlphaUri(2, 1, Uint8Array.from([0, 255, 200, 10]));
    const { data } = await sharp(Buffer.from(uri.split(',')[1] ?? '', 'base64'))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data]).toEqual([0, 0, 0, 255, 200, 200, 200, 10]);
  });
});
