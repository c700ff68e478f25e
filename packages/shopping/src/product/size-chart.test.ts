import { describe, expect, it } from 'vitest';
import { measureText } from './size-chart.tsx';

describe('measures of a size chart', () => {
  it('are halves of a centimetre and quarters of an inch', () => {
    expect(measureText('en-GB', 48.5, 'cm')).toBe('48.5');
    expect(measureText('en-GB', 48.3, 'cm')).toBe('48.5');
    expect(measureText('en-GB', 51, 'in')).toBe('20');
    expect(measureText('en-GB', 48.5, 'in')).toBe('19');
    expect(measureText('en-GB', 0, 'in')).toBe('0');
  });

  it('have the decimal point of the language', () => {
    expect(measureText('de-DE', 61.5, 'cm')).toBe('61,5');
    expect(measureText('fr-FR', 62, 'in')).toBe('24,5');
  });

  it('say where one is not known', () => {
    expect(measureText('en-GB', null, 'cm')).toBe('–');
  });
});
