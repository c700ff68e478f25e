import { describe, expect, it } from 'vitest';
import { measureText } from './size-chart.tsx';

describe('measures of a size chart', () => {
  it('are halves of a centimetre and quarters of an inch', () => {
    expect(measureText(48.5, 'cm')).toBe('48.5');
    expect(measureText(48.3, 'cm')).toBe('48.5');
    expect(measureText(51, 'in')).toBe('20');
    expect(measureText(48.5, 'in')).toBe('19');
    expect(measureText(0, 'in')).toBe('0');
  });

  it('say where one is not known', () => {
    expect(measureText(null, 'cm')).toBe('–');
  });
});
