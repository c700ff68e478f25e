/** Standard rates of the European Union's members in 2026, in percent, by ISO 3166 code. */
export const euVatRates: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/** Where goods go, as far as tax is concerned. */
export interface VatDestination {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Left out while it is not known. */
  readonly zip?: string;
}

/** Countries whose VAT is that of another one. */
const sharedVat: Readonly<Record<string, string>> = { IM: 'GB', MC: 'FR' };

/** Parts of a country that its VAT does not reach, by the beginning of their postcodes. */
const outsideVat: Readonly<Record<string, RegExp>> = {
  // Jersey and Guernsey, when they are written as towns of the United Kingdom.
  GB: /^(JE|GY)\d/,
  // Heligoland and Büsingen.
  DE: /^(27498|78266)$/,
  // The Canary Islands, Ceuta and Melilla.
  ES: /^(35|38|51|52)\d{3}$/,
  // Åland.
  FI: /^22\d{3}$/,
  // Mount Athos.
  GR: /^63086$/,
  // Livigno.
  IT: /^23041$/,
};

/** The country whose VAT holds there; null where none does that is known here. */
export function vatAreaOf({ country, zip = '' }: VatDestination): string | null {
  const area = sharedVat[country] ?? country;
  return outsideVat[area]?.test(zip.replace(/\s/g, '').toUpperCase()) ? null : area;
}

/**
 * Tells whether goods leave the country of the shop for a place that is not in the European Union: its VAT is not
 * charged there, and an invoice says why. Northern Ireland and the Isle of Man are in the United Kingdom, Jersey and
 * Guernsey are not.
 *
 * @param home - ISO 3166 code of the shop's country
 */
export function isExport(home: string, to: VatDestination): boolean {
  const area = vatAreaOf(to);
  return area === null || (area !== vatAreaOf({ country: home }) && euVatRates[area] === undefined);
}

/**
 * The VAT that is charged on goods, by where they go: at home the product's own rate, in the European Union the standard
 * rate of the country that they go to, and none on exports.
 *
 * @param ownRate - of the product at home, in percent
 * @param at - the shop's country as an ISO 3166 code, and where the goods go; null while that is not known
 * @returns percent
 * @example
 * vatRateFor(20, { home: 'GB', to: { country: 'DE', zip: '04107' } }); // 19
 * vatRateFor(0, { home: 'GB', to: { country: 'GB', zip: 'BT1 5GS' } }); // 0
 * vatRateFor(20, { home: 'GB', to: { country: 'JE', zip: 'JE2 3AB' } }); // 0
 */
export function vatRateFor(ownRate: number, at: { home: string; to: VatDestination | null }): number {
  const { home, to } = at;
  if (to === null) return ownRate;
  const area = vatAreaOf(to);
  if (area === null) return 0;
  return area === vatAreaOf({ country: home }) ? ownRate : (euVatRates[area] ?? 0);
}
