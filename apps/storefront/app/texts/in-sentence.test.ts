import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test('a title is small within a sentence, but where nouns are large', () => {
  expect(inSentence('Delivery', 'en-GB')).toBe('delivery');
  expect(inSentence('Échanges', 'fr-FR')).toBe('échanges');
  expect(inSentence('Ihr Konto', 'de-AT')).toBe('Ihr Konto');
});
