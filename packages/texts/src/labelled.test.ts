import { expect, test } from 'vitest';
import { labelled } from './labelled.ts';

test('TXT6 a colon stands by its word; French has a space before it that does not break', () => {
  expect(labelled('Return', '1042', 'en-GB')).toBe('Return: 1042');
  expect(labelled('Rückgabe', '1042', 'de-DE')).toBe('Rückgabe: 1042');
  expect(labelled('Retour', '1042', 'fr-FR')).toBe('Retour\u00a0: 1042');
});
