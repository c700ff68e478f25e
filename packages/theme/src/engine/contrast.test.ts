import { describe, expect, it } from 'vitest';
import { parseColor } from './colour.ts';
import { bestContrast, contrastRatio, nearestPassingColor } from './contrast.ts';

describe('T6 contrast', () => {
  it('T6 follows WCAG 2.2', () => {
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#fff', '#fff')).toBe(1);
    expect(contrastRatio('#767676', '#fff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#fff', '#767676')).toBeCloseTo(4.54, 2);
  });

  it('T6 lays transparent text on its surface first', () => {
    expect(contrastRatio('#00000080', '#fff')).toBeCloseTo(contrastRatio('#7f7f7f', '#fff') ?? 0, 1);
  });

  it('T6 gives null for what is no colour', () => {
    expect(contrastRatio('nonsense', '#fff')).toBeNull();
    expect(nearestPassingColor('#fff', '}')).toBeNull();
  });

  it.each(['#86b302', '#ffd60a', '#c62f2f', '#777777', '#7d7d7d', '#ffffff', '#000000'])(
    'T6 finds a text colour that passes on %s',
    (surface) => {
      const ground = parseColor(surface);
      if (!ground) throw new Error('no colour');
      const { r, g, b } = bestContrast([ground]);
      expect(contrastRatio(`rgb(${r * 255}, ${g * 255}, ${b * 255})`, surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('T6 offers the nearest colour that passes, and keeps one that does', () => {
    expect(nearestPassingColor('#333333', '#ffffff')).toBe('#333333');
    const green = nearestPassingColor('#86b302', '#ffffff') ?? '';
    expect(contrastRatio(green, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(green, '#ffffff')).toBeLessThan(4.8);
    const light = nearestPassingColor('#8f1d1d', '#141612') ?? '';
    expect(contrastRatio(light, '#141612')).toBeGreaterThanOrEqual(4.5);
  });
});
