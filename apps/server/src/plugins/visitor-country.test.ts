import { expect, it } from 'vitest';
import { countryOfLanguages } from './visitor-country.ts';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'AT'],
  ['en,fr-CA;q=0.7', 'CA'],
  ['zh-Hant-TW', 'TW'],
  ['es-419,es;q=0.9', null],
  ['en', null],
  ['en-ZZ', null],
  ['*', null],
  [undefined, null],
])('the languages %j name the country %j', (accepted, country) => {
  expect(countryOfLanguages(accepted)).toBe(country);
});
