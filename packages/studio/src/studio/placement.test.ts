import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterKey,
  bounded,
  centred,
  dpiOf,
  fitted,
  moved,
  scaled,
  sharpness,
  turnedTo,
} from './placement.ts';

const middle = { x: 0.5, y: 0.5, width: 0.5, rotation: 0 };

describe('SD2 placing artwork', () => {
  it('fits artwork of any shape into an area of any shape at first', () => {
    const ratio = fc.double({ min: 0.1, max: 10, noNaN: true });
    fc.assert(
      fc.property(ratio, ratio, (area, artwork) => {
        const { x, y, width } = fitted({ area, artwork });
        const tall = (width * artwork) / area;
        // The least breadth of all may stand over a very flat area.
        if (width <= 0.05) return;
        expect(x - width / 2).toBeGreaterThanOrEqual(-0.001);
        expect(y - tall / 2).toBeGreaterThanOrEqual(-0.001);
        expect(y + tall / 2).toBeLessThanOrEqual(1.001);
      }),
    );
  });

  it('keeps the middle in the area and the size in bounds, whatever is done', () => {
    const number = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, (x, y, width, rotation) => {
        const placed = bounded({ x, y, width, rotation });
        expect(placed.x).toBeGreaterThanOrEqual(0);
        expect(placed.y).toBeLessThanOrEqual(1);
        expect(placed.width).toBeGreaterThanOrEqual(0.05);
        expect(placed.width).toBeLessThanOrEqual(2);
        expect(Math.abs(placed.rotation)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it('moves, scales, turns and centres', () => {
    expect(moved(middle, { x: 0.1, y: -0.2 })).toMatchObject({ x: 0.6, y: 0.3 });
    expect(scaled(middle, 2).width).toBe(1);
    expect(turnedTo(middle, 88).rotation).toBe(90);
    expect(turnedTo(middle, 80).rotation).toBe(80);
    expect(turnedTo(middle, 270).rotation).toBe(-90);
    expect(centred({ x: 0.1, y: 0.9, width: 0.3, rotation: 12 })).toEqual({
      x: 0.5,
      y: 0.5,
      width: 0.3,
      rotation: 12,
    });
  });

  it.each([
    ['ArrowLeft', { x: 0.49 }],
    ['ArrowDown', { y: 0.51 }],
    ['+', { width: 0.525 }],
    ['[', { rotation: -1 }],
    [']', { rotation: 1 }],
  ])('the key %s does what it says', (key, change) => {
    expect(afterKey(middle, key, false)).toMatchObject(change);
  });

  it('leaves other keys to the page', () => {
    expect(afterKey(middle, 'Tab', false)).toBeNull();
    expect(afterKey(middle, 'a', true)).toBeNull();
  });

  it('knows how sharp a print will be', () => {
    expect(dpiOf(1800, { width: 1 }, 304.8)).toBe(150);
    expect(dpiOf(1800, { width: 0.5 }, 304.8)).toBe(300);
    expect([300, 150, 149, 90, 89].map(sharpness)).toEqual(['sharp', 'sharp', 'fair', 'fair', 'blurred']);
  });
});
