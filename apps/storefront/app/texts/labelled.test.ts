import { expect, test } from 'vitest';
import { labelled } from './labelled.ts';

test('a colon stands by its word, but for French, which leaves a space that does not break', () => {
  expect(labelled('Return', '1042', 'en-GB')).toBe('Return: 1042');
  expect(labelled('Rückgabe', '1042', 'de-DE')).toBe('Rückgabe: 1042');
  expect(labelled('Retour', '1042', 'fr-FR')).toBe('Retour\u00a0: 1042');
});

test('no text of the shop is joined by a colon of its own', () => {
  const files = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const joined = /`\$\{(?:[^{}`]|`[^`]*`)+\}: \$\{/;
  const wrong = Object.entries(files).flatMap(([file, source]) => (joined.test(source) ? [file] : []));
  expect(wrong).toEqual([]);
});
