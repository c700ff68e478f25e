/** Parts of a written address; a part that is empty or left out is not written. */
export interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  readonly street: string;
  readonly street2?: string;
  readonly city: string;
  readonly state?: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

const places = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Where the postcode stands before the town. */
const postcodeFirst = /* @__PURE__ */ places(
  'AD AT BA BE BG CH CY CZ DE DK EE ES FI FO FR GF GL GP GR HR IS IT LI LT LU MC ME MK MQ MX NC NL NO PF PL PM PT RE RO RS SE SI SJ SK SM TN TR VA WF YT',
);
/** Where state and postcode follow the town on its line, with or without a comma behind the town. */
const behindTown = /* @__PURE__ */ places('AS GU MP PR US VI');
const behindTownPlain = /* @__PURE__ */ places('AU CA NZ');

/**
 * Tells whether a country's post writes the postcode before the town: people type them in that order, too.
 *
 * @example
 * hasPostcodeFirst('DE'); // true
 */
export const hasPostcodeFirst = (country: string): boolean => postcodeFirst.has(country);

function townLines({ city, state = '', zip, country }: PostalAddress): string[] {
  if (hasPostcodeFirst(country)) return [[zip, city].filter(Boolean).join(' '), state];
  const region = [state, zip].filter(Boolean).join(' ');
  if (behindTown.has(country)) return [[city, region].filter(Boolean).join(', ')];
  if (behindTownPlain.has(country)) return [[city, region].filter(Boolean).join(' ')];
  return [city, state, zip];
}

/** Where the family name stands before the given name, in every script. */
const familyFirst = /* @__PURE__ */ places('HU VN');
/** Where it does so in the country's own script, and not in Latin letters. */
const familyFirstInOwnScript = /* @__PURE__ */ places('CN HK JP KR KP MO SG TW');
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * A person's name in the order in which their country writes it: the family name first in Hungary, and in Japan where it
 * is written in Japanese. A person with one name has it alone.
 *
 * @param country - ISO 3166-1 alpha-2
 * @example
 * nameIn('HU', { firstName: 'Anna', lastName: 'Kovács' }); // 'Kovács Anna'
 * nameIn('GB', { firstName: 'Suharto', lastName: '' }); // 'Suharto'
 */
export function nameIn(
  country: string,
  { firstName, lastName }: Pick<PostalAddress, 'firstName' | 'lastName'>,
): string {
  const isTurned =
    familyFirst.has(country) || (familyFirstInOwnScript.has(country) && eastAsian.test(firstName + lastName));
  return (isTurned ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' ');
}

const regionNames = new Map<string, Intl.DisplayNames>();

function regionNamesIn(locale: string): Intl.DisplayNames {
  const made =
    regionNames.get(locale) ?? new Intl.DisplayNames([locale, 'en'].filter(Boolean), { type: 'region' });
  regionNames.set(locale, made);
  return made;
}

function regionName(country: string, locale: string): string {
  try {
    return regionNamesIn(locale).of(country) ?? country;
  } catch {
    // No code of a country: it stands as it was given.
    return country;
  }
}

/**
 * The lines of an address as its country's post reads them: in Germany the postcode stands before the town, in the
 * United States behind it, in the United Kingdom on a line of its own (platform.md §3, Order).
 *
 * @param address - what was given at checkout
 * @param locale - BCP 47 tag of the reader, in which the country is named
 * @returns the lines, of which none is empty; the country is the last
 * @example
 * ```ts
 * import { postalLines } from '@omnis/models';
 *
 * const lines = postalLines(
 *   { firstName: 'Ada', lastName: 'Lovelace', street: 'Karl-Liebknecht-Straße 8', city: 'Leipzig', zip: '04107', country: 'DE' },
 *   'en-GB',
 * );
 * console.log(lines.join('\n')); // Ada Lovelace, Karl-Liebknecht-Straße 8, 04107 Leipzig, Germany
 * ```
 */
export function postalLines(address: PostalAddress, locale: string): string[] {
  const { company = '', street, street2 = '', country } = address;
  const written = [
    nameIn(country, address),
    company,
    street,
    street2,
    ...townLines(address),
    regionName(country, locale),
  ].flatMap((line) => line.trim() || []);
  // A sole trader's name, and a city that is its country, is written once.
  return written.filter((line, index) => line !== written[index - 1]);
}

/**
 * The lines of an address as papers of an order have them: as they are posted, and the number by which customs know a
 * company (platform.md §3, Order).
 *
 * @example
 * ```ts
 * import { orderAddressLines } from '@omnis/models';
 *
 * const lines = orderAddressLines(
 *   { firstName: 'Ada', lastName: 'Lovelace', street: 'Karl-Liebknecht-Straße 8', city: 'Leipzig', zip: '04107', country: 'DE', eori: 'DE1234567' },
 *   'en-GB',
 * );
 * console.log(lines.at(-1)); // EORI DE1234567
 * ```
 */
export function orderAddressLines(
  address: PostalAddress & { readonly eori?: string },
  locale: string,
): string[] {
  const { eori = '' } = address;
  return [...postalLines(address, locale), ...(eori === '' ? [] : [`EORI ${eori}`])];
}
