import { expect, it } from 'vitest';
import { personalisationWords } from './line-personalisation.ts';

it('names what was put on a thing, with the colon of the language', () => {
  const values = [
    { label: 'Name', value: 'Ann' },
    { label: '', value: 'Blue' },
  ];
  expect(personalisationWords(values, 'en')).toEqual(['Name: Ann', 'Blue']);
  expect(personalisationWords(values, 'fr')).toEqual(['Name\u00a0: Ann', 'Blue']);
});
