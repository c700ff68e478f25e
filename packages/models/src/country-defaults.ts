import type { CurrencyCode } from './currencies.ts';
import type { Language } from './language.ts';

/** Units that a store shows weights and sizes in. */
export const unitSystems = ['metric', 'imperial'] as const;

/** One of them: kilograms and centimetres, or pounds and inches. */
export type UnitSystem = (typeof unitSystems)[number];

/** The settings of a store that follow from its country. */
export interface CountryDefaults {
  readonly currency: CurrencyCode;
  readonly units: UnitSystem;
  readonly language: Language;
  /** BCP 47 tag, such as `de-AT`. */
  readonly locale: string;
  /** IANA name of the zone that most people of the country live in. */
  readonly timeZone: string;
}

const euroCountries =
  /^(?:AD|AT|AX|BE|CY|DE|EE|ES|FI|FR|GF|GP|GR|IE|IT|LT|LU|LV|MC|ME|MQ|MT|NL|PM|PT|RE|SI|SK|SM|VA|XK|YT)$/;

const currenciesOf: Readonly<Record<string, CurrencyCode>> = {
  AU: 'AUD',
  BG: 'BGN',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CN: 'CNY',
  CZ: 'CZK',
  DK: 'DKK',
  FO: 'DKK',
  GB: 'GBP',
  GG: 'GBP',
  GL: 'DKK',
  HK: 'HKD',
  HR: 'EUR',
  HU: 'HUF',
  ID: 'IDR',
  IL: 'ILS',
  IM: 'GBP',
  IN: 'INR',
  IS: 'ISK',
  JE: 'GBP',
  JP: 'JPY',
  KR: 'KRW',
  LI: 'CHF',
  MX: 'MXN',
  MY: 'MYR',
  NO: 'NOK',
  NZ: 'NZD',
  PH: 'PHP',
  PL: 'PLN',
  RO: 'RON',
  RU: 'RUB',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  ZA: 'ZAR',
};

const languagesOf: Readonly<Record<string, Language>> = {
  AT: 'de',
  CH: 'de',
  DE: 'de',
  FR: 'fr',
  LI: 'de',
  LU: 'fr',
  MC: 'fr',
};

/** Zones of countries that have several: where most of their people live. */
const mainZones: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
};

/**
 * The time zone that most people of a country live in.
 *
 * @param country - ISO 3166-1 alpha-2
 * @returns an IANA name; `UTC` for a country that this runtime does not know
 */
export function timeZoneOf(country: string): string {
  // Newer than the types that we compile with.
  const list: unknown = Reflect.get(Intl.Locale.prototype, 'getTimeZones');
  const zones: unknown =
    typeof list === 'function' ? Reflect.apply(list, new Intl.Locale(`und-${country}`), []) : [];
  const [first]: readonly unknown[] = Array.isArray(zones) ? zones : [];
  return mainZones[country] ?? (typeof first === 'string' ? first : 'UTC');
}

/**
 * Currency, units, language and time zone that a store in a country begins with. Countries whose own currency is not
 * offered begin with US dollars.
 *
 * @param country - ISO 3166-1 alpha-2
 * @example
 * countryDefaults('AT').currency; // 'EUR'
 */
export function countryDefaults(country: string): CountryDefaults {
  const language = languagesOf[country] ?? 'en';
  return {
    currency: euroCountries.test(country) ? 'EUR' : (currenciesOf[country] ?? 'USD'),
    units: /^(?:US|LR|MM)$/.test(country) ? 'imperial' : 'metric',
    language,
    locale: `${language}-${country}`,
    timeZone: timeZoneOf(country),
  };
}
