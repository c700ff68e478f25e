import type { TaxRates } from './tax-classes.ts';
import { euVatRates } from './vat-rates.ts';

/**
 * Reduced rates in percent, as most goods that have one are taxed at it; a country that is not named has none. Where a
 * country has several, its owner types the one that the goods have.
 */
const reduced: Readonly<Record<string, number>> = {
  AT: 10,
  BE: 6,
  BG: 9,
  CY: 5,
  CZ: 12,
  DE: 7,
  EE: 9,
  ES: 10,
  FI: 13.5,
  FR: 5.5,
  GR: 13,
  HR: 13,
  HU: 5,
  IE: 13.5,
  IT: 10,
  LT: 12,
  LU: 8,
  LV: 12,
  MT: 5,
  NL: 9,
  PL: 8,
  PT: 13,
  RO: 11,
  SE: 12,
  SI: 9.5,
  SK: 19,
  GB: 5,
  CH: 2.6,
  IS: 11,
  JP: 8,
  LI: 2.6,
  NO: 15,
  RS: 10,
  TR: 10,
  UA: 7,
};

/** Standard rates outside the European Union, in percent. */
const elsewhere: Readonly<Record<string, number>> = {
  AU: 10,
  CA: 5,
  CH: 8.1,
  GB: 20,
  IS: 24,
  JP: 10,
  KR: 10,
  LI: 8.1,
  NO: 25,
  NZ: 15,
  RS: 20,
  SG: 9,
  TR: 20,
  UA: 20,
  ZA: 15,
};

/**
 * The rates that a registration begins with, by ISO 3166 code: those of 2026 in the European Union, the United Kingdom and
 * some others. A store changes its own.
 */
export const startTaxRates: Readonly<Record<string, TaxRates>> = /* @__PURE__ */ (() =>
  Object.fromEntries(
    Object.entries({ ...euVatRates, ...elsewhere }).map(([country, standard]) => [
      country,
      { standard, reduced: reduced[country] ?? standard, zero: 0 },
    ]),
  ))();
