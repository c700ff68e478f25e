import type { VatClass } from '@omnis/contract';
import { euVatRates } from '@omnis/models';

/** The reduced rate of a country, in percent: the one that most reduced goods have. */
const reducedRates: Readonly<Record<string, number>> = {
  AT: 10,
  BE: 6,
  BG: 9,
  CY: 9,
  CZ: 12,
  DE: 7,
  DK: 25,
  EE: 9,
  ES: 10,
  FI: 14,
  FR: 5.5,
  GB: 5,
  GR: 13,
  HR: 13,
  HU: 5,
  IE: 13.5,
  IM: 5,
  IT: 10,
  LT: 9,
  LU: 8,
  LV: 12,
  MC: 5.5,
  MT: 5,
  NL: 9,
  PL: 8,
  PT: 6,
  RO: 11,
  SE: 12,
  SI: 9.5,
  SK: 19,
};

/** The rate of the United Kingdom, and of a country of which no rate is known here. */
const commonRate = 20;

/**
 * The VAT of a line that is no product, at home.
 *
 * @param home - ISO 3166 code of the store's country
 * @returns percent
 */
export function customVatRate(vat: VatClass, home: string): number {
  const standard = euVatRates[home] ?? commonRate;
  switch (vat) {
    case 'standard':
      return standard;
    case 'reduced':
      return reducedRates[home] ?? standard;
    case 'zero':
      return 0;
  }
}
