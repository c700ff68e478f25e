import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { agePresets, ageText, presetOf, spokenAge } from './age.ts';
import en from '../texts/orders/en.ts';

const t = translator(en, 'en-GB');

describe('the age of an order', () => {
  it.each([
    [-1, '< 1 h', 'less than an hour'],
    [0, '< 1 h', 'less than an hour'],
    [0.9, '< 1 h', 'less than an hour'],
    [1, '1 h', '1 hour'],
    [47, '47 h', '47 hours'],
    [48, '2 d', '2 days'],
    [53, '2 d 5 h', '2 days 5 hours'],
    [167, '6 d 23 h', '6 days 23 hours'],
    [169, '7 d', '7 days'],
    [1000, '41 d', '41 days'],
  ])('AT8 of %d hours is %s', (hours, text, spoken) => {
    expect(ageText(t, hours)).toBe(text);
    expect(spokenAge(t, hours)).toBe(spoken);
  });

  it('AT9 finds each preset by its bounds, and none for other bounds', () => {
    for (const preset of agePresets) expect(presetOf(preset.min, preset.max)).toBe(preset);
    expect(presetOf(5, 10)).toBeNull();
  });
});
