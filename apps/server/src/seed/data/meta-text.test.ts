import { expect, it } from 'vitest';
import { metaText } from './meta-text.ts';

const sentence = 'A bear with a whole pine wood inside, out early and in no hurry.';

it('a text that fits is left as it is', () => {
  expect(metaText(sentence)).toBe(sentence);
});

it('a longer one is cut at a word, and says so', () => {
  const cut = metaText(`${sentence} ${'Ribbed sides and a neck '.repeat(12)}`);
  expect(cut.length).toBeLessThanOrEqual(155);
  expect(cut.length).toBeGreaterThan(140);
  expect(cut).toMatch(/ (?:Ribbed|sides|and|a|neck)…$/);
});
