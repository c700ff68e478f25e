import { expect, it } from 'vitest';
import { controlsSay, controlsTexts } from './index.ts';

it('controls are asked by their English, rules also by the pattern of their numbers', async () => {
  const say = controlsSay(await controlsTexts.load('de-DE'));
  expect(say('Page {page} of {count}', { page: 2, count: 9 })).toBe('Seite 2 von 9');
  expect(say('Must contain at least 8 characters')).toBe('Mindestens 8 Zeichen');
  expect(say('Something that nobody has translated 3 times')).toBe(
    'Something that nobody has translated 3 times',
  );
});

it.each([
  ['en-GB', 'Rated 4.6 out of 5 from 7 reviews'],
  ['de-DE', 'Mit 4.6 von 5 bewertet, 7 Bewertungen'],
])('a text with a number of its own takes values like any other: %s', async (locale, said) => {
  const say = controlsSay(await controlsTexts.load(locale));
  expect(say('Rated {average} out of 5 from {count} reviews', { average: '4.6', count: 7 })).toBe(said);
});
