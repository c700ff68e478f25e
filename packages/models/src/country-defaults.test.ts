import { expect, it } from 'vitest';
import { worldCountries } from './countries.ts';
import { countryDefaults } from './country-defaults.ts';

it.each([
  ['GB', { currency: 'GBP', units: 'metric', locale: 'en-GB', timeZone: 'Europe/London' }],
  ['US', { currency: 'USD', units: 'imperial', locale: 'en-US', timeZone: 'America/New_York' }],
  ['DE', { currency: 'EUR', units: 'metric', locale: 'de-DE', timeZone: 'Europe/Berlin' }],
  ['FR', { currency: 'EUR', language: 'fr', timeZone: 'Europe/Paris' }],
  ['VN', { currency: 'USD', language: 'en' }],
])('a store in %s begins with %j', (country, wanted) => {
  expect(countryDefaults(country)).toMatchObject(wanted);
});

it('every country has a time zone that this runtime knows', () => {
  for (const country of worldCountries) {
    const { timeZone, locale } = countryDefaults(country);
    expect(() => new Intl.DateTimeFormat(locale, { timeZone }).format()).not.toThrow();
  }
});
