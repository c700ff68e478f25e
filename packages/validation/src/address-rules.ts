import { normalisePostcode, postcode } from './contact-rules.ts';
import { required } from './basic-rules.ts';
import { textOf } from './rule.ts';
import { normaliseStateIn, statesOf } from './states.ts';

/** The form of a country's postcodes, in capitals without spaces and dashes, and how one is written. */
interface PostcodeForm {
  readonly form: RegExp;
  /** Where it is cut, and by what; not at all without. */
  readonly cut?: readonly [at: number, by: string];
  /** Written before it. */
  readonly prefix?: string;
}

// @__NO_SIDE_EFFECTS__
const digits = (count: number): RegExp => new RegExp(`^\\d{${count}}$`);
const four: PostcodeForm = { form: digits(4) };
const five: PostcodeForm = { form: digits(5) };
const fiveInTwo: PostcodeForm = { form: digits(5), cut: [3, ' '] };

/** Of other countries nothing is known: there may be no postcode at all, or one of any form. */
const forms: Readonly<Record<string, PostcodeForm>> = {
  AT: four,
  AU: four,
  BE: four,
  BG: four,
  // No D, F, I, O, Q and U, and no W or Z at the beginning.
  CA: { form: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/, cut: [3, ' '] },
  CH: four,
  CY: four,
  CZ: fiveInTwo,
  DE: five,
  DK: four,
  EE: five,
  // By province, of which there are 52.
  ES: { form: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/ },
  FI: five,
  FR: five,
  GR: fiveInTwo,
  HR: five,
  HU: four,
  // An Eircode, whose routing key is D6W in one place.
  IE: { form: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[\dAC-FHKNPRTV-Y]{4}$/, cut: [3, ' '] },
  IT: five,
  JP: { form: digits(7), cut: [3, '-'] },
  LT: { form: digits(5), prefix: 'LT-' },
  LU: four,
  LV: { form: digits(4), prefix: 'LV-' },
  MT: { form: /^[A-Z]{3}\d{2,4}$/, cut: [3, ' '] },
  NL: { form: /^[1-9]\d{3}[A-Z]{2}$/, cut: [4, ' '] },
  NO: four,
  NZ: four,
  PL: { form: digits(5), cut: [2, '-'] },
  PT: { form: digits(7), cut: [4, '-'] },
  RO: { form: digits(6) },
  SE: fiveInTwo,
  SI: four,
  SK: fiveInTwo,
  US: { form: /^\d{5}(?:\d{4})?$/, cut: [5, '-'] },
};

/**
 * Places whose postcodes have the United Kingdom's form, and how theirs begin: VAT depends on it. Many who live on the
 * islands choose the United Kingdom, whose post is told by the postcode alone.
 */
const ukPostcodes: Readonly<Record<string, RegExp>> = { GB: /^/, GG: /^GY/, IM: /^IM/, JE: /^JE/ };
const isUkPost = (country: string): boolean => Object.hasOwn(ukPostcodes, country);
/** Not everybody knows their Eircode, and post arrives without. */
const optional: ReadonlySet<string> = new Set(['IE']);

/**
 * Tells whether an address in this country needs a postcode.
 *
 * @param country - ISO 3166-1 alpha-2
 */
export function needsPostcode(country: string): boolean {
  return isUkPost(country) || (Object.hasOwn(forms, country) && !optional.has(country));
}

/**
 * Tells whether an address in this country needs its state, province or territory: no post arrives without.
 *
 * @param country - ISO 3166-1 alpha-2
 */
export function needsState(country: string): boolean {
  return statesOf(country).length > 0;
}

/**
 * A text with full-width letters and digits as the usual ones, every dash as a hyphen, and without the postal mark of
 * Japan and invisible letters: keyboards of East Asia write all of them.
 */
const usualForms = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replace(/[\p{Cf}\u3012\u3036]/gu, '');

/**
 * A postcode as it is written in its country; null when it is none there. Spaces, dashes and small letters do no harm,
 * nor does the sign of the country before it. Of a country whose postcodes are not known any text is one.
 *
 * @param country - ISO 3166-1 alpha-2
 * @example
 * normalisePostcodeIn('NL', '1012jk'); // '1012 JK'
 * normalisePostcodeIn('DE', 'D-04107'); // '04107'
 * normalisePostcodeIn('US', '9410'); // null
 * normalisePostcodeIn('JP', '〒１００－０００１'); // '100-0001'
 */
export function normalisePostcodeIn(country: string, text: string): string | null {
  if (text.length > 32) return null;
  const usual = usualForms(text);
  if (isUkPost(country)) {
    const written = normalisePostcode(usual);
    return written !== null && ukPostcodes[country]?.test(written) ? written : null;
  }
  const known = Object.hasOwn(forms, country) ? forms[country] : undefined;
  if (known === undefined) return usual.trim().toUpperCase();
  const { form, cut, prefix = '' } = known;
  const compact = usual.replace(/[\s-]/g, '').toUpperCase();
  // Post between countries was once told by the signs of cars.
  const bare = [compact, compact.replace(country, ''), compact.replace(country.charAt(0), '')];
  const found = bare.find((each) => form.test(each));
  if (found === undefined) return null;
  if (cut === undefined || found.length <= cut[0]) return prefix + found;
  const [at, by] = cut;
  return `${found.slice(0, at)}${by}${found.slice(at)}`;
}

/**
 * Fault in the postcode of an address: it is missing where one is needed, or does not have the form of its country.
 *
 * @param country - ISO 3166-1 alpha-2
 * @example
 * postcodeFault('US', ''); // 'This field is required'
 * postcodeFault('US', '9410'); // 'Please enter a valid postcode'
 * postcodeFault('IE', ''); // null
 */
export function postcodeFault(country: string, value: unknown): string | null {
  const text = textOf(value)?.trim() ?? '';
  if (text === '') return needsPostcode(country) ? required('') : null;
  // The message is that of the rule, which knows the United Kingdom's form alone.
  return normalisePostcodeIn(country, text) === null ? postcode('-') : null;
}

/**
 * Fault in the state, province or territory of an address: it is missing where one is needed, or the country has none
 * of that name.
 *
 * @param country - ISO 3166-1 alpha-2
 * @example
 * stateFault('US', ''); // 'This field is required'
 * stateFault('US', 'Foo'); // 'Please choose a valid state or province'
 * stateFault('US', 'California'); // null
 */
export function stateFault(country: string, value: unknown): string | null {
  const text = textOf(value)?.trim() ?? '';
  if (text === '') return needsState(country) ? required('') : null;
  return normaliseStateIn(country, text) === null ? 'Please choose a valid state or province' : null;
}
