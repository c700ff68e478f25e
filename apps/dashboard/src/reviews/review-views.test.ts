import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { reviewStateOf, reviewViews } from './review-views.ts';
import en from '../texts/reviews/en.ts';

const t = translator(en, 'en-GB');

describe('lists of reviews', () => {
  it('begin with those that wait, whatever the address says', () => {
    expect(reviewStateOf(null)).toBe('pending');
    expect(reviewStateOf('nonsense')).toBe('pending');
    expect(reviewStateOf('rejected')).toBe('rejected');
  });

  it('say how many wait', () => {
    expect(reviewViews(t, 3)[0]?.label).toBe('Waiting (3)');
    expect(reviewViews(t, 0)[0]?.label).toBe('Waiting');
  });
});
