/** The 27 member states of the European Union, Greece as EL (platform.md §6). */
export const euCountries = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'EL',
  'ES',
  'FI',
  'FR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** Where a visitor is, as prices and delivery tell them apart. */
export type Region = 'uk' | 'eu' | 'rest-of-world';

/** Region of a country code in any case; null when there is no two-letter code. */
export function regionOf(country: string | null): Region | null {
  // A cookie's value may be anything where nobody checked it.
  const code = typeof country === 'string' ? country.trim().toUpperCase() : '';
  if (!/^[A-Z]{2}$/.test(code)) return null;
  if (code === 'GB' || code === 'UK') return 'uk';
  const member = code === 'GR' ? 'EL' : code;
  return euCountries.some((eu) => eu === member) ? 'eu' : 'rest-of-world';
}
