import { vatCheckDigits } from './vat-check-digits.ts';

const gb = /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/;

/**
 * Formats of a VAT number after the country's prefix, without spaces, dots and dashes: the EU's by the Commission's
 * VIES list (Greece as EL), the United Kingdom's by HMRC (XI: Northern Ireland), Norway's and Switzerland's by their
 * registers.
 */
export const vatFormats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{9}B[A-Z\d+*]{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  GB: gb,
  XI: gb,
  NO: /^\d{9}(?:MVA)?$/,
  CHE: /^\d{9}(?:MWST|TVA|IVA)?$/,
};

const weights = [8, 7, 6, 5, 4, 3, 2];
/** HMRC gives numbers of the newer scheme, modulus 97-55, from here on. */
const firstOf9755 = 1_000_000;

/**
 * Tells whether a United Kingdom number has the check digits that HMRC gives out: its first seven digits, weighted from
 * 8 to 2, and its last two add up to a multiple of 97, or of 97 after 55 is added. Numbers of branches have three
 * digits more; those of government departments (GD) and health authorities (HA) have no check digits.
 *
 * @param number - without prefix, spaces and dashes
 */
export function hasUkCheckDigits(number: string): boolean {
  if (!/^\d{9}/.test(number)) return true;
  const serial = Number(number.slice(0, 7));
  const check = Number(number.slice(7, 9));
  if (serial === 0 || check > 97) return false;
  const sum = weights.reduce((all, weight, index) => all + weight * Number(number[index]), check);
  return sum % 97 === 0 || ((sum + 55) % 97 === 0 && serial >= firstOf9755);
}

function isNumberOf(prefix: string, number: string): boolean {
  if (!Object.hasOwn(vatFormats, prefix) || vatFormats[prefix]?.test(number) !== true) return false;
  if (prefix === 'GB' || prefix === 'XI') return hasUkCheckDigits(number);
  return vatCheckDigits[prefix]?.(number) ?? true;
}

/**
 * Tells whether a text is a VAT number: a country's prefix, its format and its check digits, where those are certain. A
 * number without a prefix is one of `country`. Only the register knows whether it was given out.
 *
 * @param country - prefix to assume, GB unless told; GR is taken for EL and CH for CHE
 */
export function isVatNumber(text: string, country = 'GB'): boolean {
  const compact = text.replace(/[\s.-]/g, '').toUpperCase();
  const named = Object.keys(vatFormats).some(
    (prefix) => compact.startsWith(prefix) && isNumberOf(prefix, compact.slice(prefix.length)),
  );
  if (named) return true;
  const assumed = { GR: 'EL', CH: 'CHE' }[country.toUpperCase()] ?? country.toUpperCase();
  return isNumberOf(assumed, compact);
}
