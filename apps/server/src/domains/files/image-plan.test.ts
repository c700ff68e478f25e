import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { negotiateFormat, sniffType } from './image-format.ts';
import { MAX_SIDE, planImage, type ImagePlan, type SourceSize } from './image-plan.ts';

const photo: SourceSize = { width: 2000, height: 1000, scalable: false, preferredWidth: 2000 };
const drawing: SourceSize = { width: 800, height: 1000, scalable: true, preferredWidth: 800 };

function plan(...[options, source]: Parameters<typeof planImage>): ImagePlan {
  const result = planImage(options, source);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

describe('planImage', () => {
  it.each([1, 100, 300, 333, 400, 1110, 1999])('gives exactly the %i pixels that were asked for', (side) => {
    expect(plan({ width: side }, photo).output.width).toBe(side);
    expect(plan({ height: side }, drawing).output.height).toBe(side);
    expect(plan({ width: side, height: side }, drawing).output).toEqual({ width: side, height: side });
  });

  it('keeps the proportions when one side is asked for', () => {
    expect(plan({ width: 640 }, photo).output).toEqual({ width: 640, height: 320 });
    expect(plan({ height: 640 }, photo).output).toEqual({ width: 1280, height: 640 });
  });

  it('fills the box around the focal point when both are', () => {
    const middle = plan({ width: 512, height: 512 }, photo);
    expect(middle.output).toEqual({ width: 512, height: 512 });
    expect(middle.crop).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
    expect(plan({ width: 512, height: 512, focalX: 0 }, photo).crop.left).toBe(0);
    expect(plan({ width: 512, height: 512, focalX: 1 }, photo).crop.left).toBe(0.5);
  });

  it('zooms into the focal point and stays inside the picture', () => {
    expect(plan({ width: 640, zoom: 2 }, photo).crop).toEqual({
      left: 0.25,
      top: 0.25,
      width: 0.5,
      height: 0.5,
    });
    expect(plan({ width: 640, zoom: 2, focalX: 1, focalY: 0 }, photo).crop).toEqual({
      left: 0.5,
      top: 0,
      width: 0.5,
      height: 0.5,
    });
  });

  it('never enlarges a file, but draws drawings at any size', () => {
    expect(plan({ width: 4096 }, photo).output).toEqual({ width: 2000, height: 1000 });
    expect(plan({ width: 2000, height: 2000 }, photo).output).toEqual({ width: 1000, height: 1000 });
    expect(plan({ width: 1600 }, drawing).output).toEqual({ width: 1600, height: 2000 });
  });

  it('puts padding inside the size', () => {
    const padded = plan({ width: 640, height: 640, padding: 40 }, photo);
    expect([padded.output, padded.content]).toEqual([
      { width: 640, height: 640 },
      { width: 560, height: 560 },
    ]);
    const result = planImage({ width: 64, padding: 40 }, photo);
    expect(result.ok ? null : result.problem.errors[0]?.field).toBe('padding');
  });

  it('turns the proportions with the picture', () => {
    expect(plan({ width: 512, rotate: 90 }, photo).output).toEqual({ width: 512, height: 1024 });
    expect(plan({ rotate: -90 }, photo).rotate).toBe(270);
    expect(plan({ rotate: 360 }, photo).rotate).toBe(0);
  });

  it('writes every form of hex alike', () => {
    expect(
      ['fff', 'ffff', 'ffffff', 'ffffffff'].map((background) => plan({ background }, photo).background),
    ).toEqual(Array(4).fill('#ffffffff'));
    expect(plan({ background: '0000' }, photo).background).toBe('#00000000');
  });

  it('keeps every picture within bounds, whatever is asked', () => {
    const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
    const options = fc.record({
      width: optional(fc.integer({ min: 1, max: 4096 })),
      height: optional(fc.integer({ min: 1, max: 4096 })),
      zoom: optional(fc.double({ min: 1, max: 10, noNaN: true })),
      focalX: optional(fc.double({ min: 0, max: 1, noNaN: true })),
      focalY: optional(fc.double({ min: 0, max: 1, noNaN: true })),
      padding: optional(fc.integer({ min: 0, max: 1024 })),
      rotate: optional(fc.double({ min: -360, max: 360, noNaN: true })),
    });
    const size = fc.record({
      width: fc.integer({ min: 1, max: 9000 }),
      height: fc.integer({ min: 1, max: 9000 }),
      scalable: fc.boolean(),
    });
    fc.assert(
      fc.property(options, size, (asked, source) => {
        const result = planImage(asked, { ...source, preferredWidth: Math.min(source.width, 2048) });
        if (!result.ok) return;
        const { output, content, crop, rotate } = result.value;
        for (const side of [output.width, output.height, content.width, content.height]) {
          expect(Number.isInteger(side)).toBe(true);
          expect(side).toBeGreaterThanOrEqual(1);
          expect(side).toBeLessThanOrEqual(MAX_SIDE + 1);
        }
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(crop.top + crop.height).toBeLessThanOrEqual(1 + 1e-9);
        expect(rotate >= 0 && rotate < 360).toBe(true);
      }),
    );
  });
});

describe('negotiateFormat', () => {
  const small = { pixels: 100_000, opaque: true };
  it.each([
    ['image/avif,image/webp,*/*', small, 'avif'],
    ['image/webp,*/*;q=0.8', small, 'webp'],
    ['image/avif,image/webp', { pixels: 1_400_000, opaque: true }, 'webp'],
    ['image/avif', { pixels: 1_400_000, opaque: true }, 'avif'],
    ['image/avif;q=0,image/webp', small, 'webp'],
    ['*/*', small, 'jpeg'],
    ['*/*', { pixels: 10, opaque: false }, 'png'],
    [undefined, small, 'jpeg'],
  ] as const)('%s', (accept, picture, format) => expect(negotiateFormat(accept, picture)).toBe(format));
});

describe('sniffType', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['\uFEFF  <?xml version="1.0"?><!-- x --><svg/>', 'svg'],
    ['<!DOCTYPE html><p>', 'unknown'],
    ['GIF89a', 'gif'],
    ['RIFF1234WEBPVP8 ', 'webp'],
    ['0000ftypavif0000', 'avif'],
    ['', 'unknown'],
  ])('%j is %s', (text, type) => expect(sniffType(Buffer.from(text))).toBe(type));
});
