import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { cutText } from './line-design.tsx';
import en from '../texts/order/en.ts';

const t = translator(en, 'en-GB');

const whole = { left: 0, top: 0, right: 0, bottom: 0 };

describe('the part of a design that is cut off', () => {
  it('is told by its edges, in millimetres', () => {
    expect(cutText(t, { ...whole, left: 65.6 })).toBe('Cut off: 65.6 mm at the left');
    expect(cutText(t, { left: 1, top: 2.5, right: 3, bottom: 0 })).toBe(
      'Cut off: 1 mm at the left, 2.5 mm at the top and 3 mm at the right',
    );
  });

  it('is nothing where the whole artwork is printed', () => {
    expect(cutText(t, whole)).toBeNull();
  });
});
