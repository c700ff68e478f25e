import { describe, expect, it } from 'vitest';
import { printGeometry } from './print-geometry.ts';

const area = { width: 300, height: 388 };
const artwork = { width: 2400, height: 2880 };
const at = (placement: Partial<{ x: number; y: number; width: number; rotation: number }>) =>
  printGeometry({ area, artwork, placement: { x: 0.5, y: 0.5, width: 0.8, rotation: 0, ...placement } });

describe('printGeometry', () => {
  it('measures artwork that lies within its area', () => {
    expect(at({})).toEqual({
      size: { width: 240, height: 288 },
      printed: { left: 30, top: 50, width: 240, height: 288 },
      cut: { left: 0, top: 0, right: 0, bottom: 0 },
      dpi: 254,
    });
  });

  it('prints no more than the area, and says how much of each edge is cut off', () => {
    expect(at({ width: 1.4 })).toMatchObject({
      size: { width: 420, height: 504 },
      printed: { left: 0, top: 0, width: 300, height: 388 },
      cut: { left: 60, top: 58, right: 60, bottom: 58 },
    });
    expect(at({ x: 1 })).toMatchObject({
      printed: { left: 180, top: 50, width: 120, height: 288 },
      cut: { left: 0, right: 120 },
    });
  });

  it('measures the box around turned artwork', () => {
    expect(at({ rotation: 90 }).printed).toEqual({ left: 6, top: 74, width: 288, height: 240 });
    expect(at({ rotation: -90 })).toEqual(at({ rotation: 90 }));
    expect(at({ rotation: 45, width: 0.4 }).printed).toMatchObject({ width: 186.7, height: 186.7 });
  });
});
