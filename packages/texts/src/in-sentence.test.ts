import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test('TXT5 a title is in small letters within a sentence, except in German', () => {
  expect(inSentence('Delivery', 'en-GB')).toBe('delivery');
  expect(inSentence('Échanges', 'fr-FR')).toBe('échanges');
  expect(inSentence('Ihr Konto', 'de-AT')).toBe('Ihr Konto');
});
