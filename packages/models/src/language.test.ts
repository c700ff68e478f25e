import { expect, test } from 'vitest';
import { chooseLanguage, languageOf, localeIn } from './language.ts';

test.each([
  ['the visitor’s choice comes first', { chosen: 'fr', accepted: 'de' }, 'fr'],
  ['a choice that is not offered counts nothing', { chosen: 'it', accepted: 'de' }, 'de'],
  ['the browser’s languages go by their weight', { accepted: 'en;q=0.4, de-CH;q=0.9, fr;q=0.5' }, 'de'],
  ['a region does not matter', { accepted: 'fr-CA' }, 'fr'],
  ['a weight of nothing is a refusal', { accepted: 'de;q=0, fr;q=0.1' }, 'fr'],
  ['the store’s own language is for the rest', { accepted: 'it, *' }, 'en'],
  ['nothing said is the store’s own', {}, 'en'],
  ['nonsense is the store’s own', { chosen: '__proto__', accepted: ';;,q=,;q=x' }, 'en'],
] as const)('%s', (_, wishes, language) => {
  expect(chooseLanguage({ offered: ['en', 'de', 'fr'], ...wishes })).toBe(language);
});

test('a store of one language is in that for everybody', () => {
  expect(chooseLanguage({ offered: ['de'], chosen: 'fr', accepted: 'en' })).toBe('de');
});

test('dates and money go by the store’s region where it speaks the language', () => {
  expect(localeIn('de', 'de-AT')).toBe('de-AT');
  expect(localeIn('de', 'en-GB')).toBe('de-DE');
  expect(localeIn('en', '')).toBe('en-GB');
  expect(languageOf('pt-BR')).toBe('en');
});
