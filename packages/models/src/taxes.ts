import { euVatRates, isExport, vatAreaOf, type VatDestination } from './vat-rates.ts';
import { startTaxRates } from './vat-start-rates.ts';
import type { TaxClass, TaxRates } from './tax-classes.ts';

/** Most registrations of a store: one for each country that has a tax of its own. */
export const mostTaxRegistrations = 100;

/** A country where a store is registered for tax. */
export interface TaxRegistration {
  /** ISO 3166 code. */
  readonly country: string;
  readonly number: string;
  /** First day on which tax is charged, such as `2026-01-31`; null: it always was. */
  readonly since: string | null;
  readonly rates: TaxRates;
}

/** Rules that decide the tax of a store's orders. */
export interface TaxRules {
  /** ISO 3166 code of the store's own country. */
  readonly home: string;
  readonly registrations: readonly TaxRegistration[];
  /** Registered for the One Stop Shop of the European Union; null: not. */
  readonly oss: {
    readonly since: string | null;
    /** Rates that the store itself gave, by country; for the others those of {@link startTaxRates} are charged. */
    readonly rates?: Readonly<Record<string, TaxRates>>;
  } | null;
}

/**
 * Why an order is taxed as it is. `local`: by a registration there; `oss`: by the One Stop Shop; `home`: in the European
 * Union below the One Stop Shop, as at home; `reverse`: the business that buys owes the tax; `export`: the goods leave, and
 * no tax is due; `none`: the store is not registered, and neither charges nor prints tax.
 */
export const taxSchemes = ['local', 'oss', 'home', 'reverse', 'export', 'none'] as const;

/** Why an order is taxed as it is. */
export type TaxScheme = (typeof taxSchemes)[number];

/** How an order is taxed. */
export interface TaxTreatment {
  readonly scheme: TaxScheme;
  /** Country whose rates are charged: an ISO 3166 code. */
  readonly country: string;
  /** Under which it is taxed; '' for `none`. */
  readonly number: string;
  readonly rates: TaxRates;
}

/** Tax basis of a product: its class, or, with none, its own rate at home and the standard rate elsewhere. */
export interface TaxedProduct {
  readonly vatClass: TaxClass | null;
  /** Percent. */
  readonly vatRate: number;
}

/** Where goods go and when, and who buys them. */
export interface TaxSituation {
  /** null while it is not known: as at home. */
  readonly to: VatDestination | null;
  /** The day of the order in the store, such as `2026-01-31`. */
  readonly day: string;
  /** Checked VAT number of the business that buys, with its country in front. */
  readonly businessNumber?: string | undefined;
}

const noRates: TaxRates = { standard: 0, reduced: 0, zero: 0 };

const hasBegun = ({ since }: { readonly since: string | null }, day: string): boolean =>
  since === null || since <= day;

/** The ISO 3166 code of the country that gave out a VAT number with a prefix; '' where it has none. */
export function countryOfVatNumber(number: string): string {
  const prefix = /^[A-Z]{2}/.exec(number)?.[0] ?? '';
  return { EL: 'GR', XI: 'GB' }[prefix] ?? prefix;
}

/** Tells whether a country is in the European Union, as far as VAT is concerned. */
export const isInEu = (country: string): boolean => euVatRates[country] !== undefined;

/**
 * The registration under which a store sells to businesses in other countries of the European Union: that at home, or,
 * for a store from elsewhere, its first one there.
 */
function euRegistration({ home, registrations }: TaxRules, day: string): TaxRegistration | undefined {
  return registrations.find(
    (each) => hasBegun(each, day) && (isInEu(home) ? each.country === home : isInEu(each.country)),
  );
}

/**
 * The registration under which a business in the place where goods go can owe the tax itself: goods go from one country of
 * the European Union to another.
 */
function reverseRegistration(
  rules: TaxRules,
  { to, day }: Pick<TaxSituation, 'to' | 'day'>,
): TaxRegistration | undefined {
  const area = to && vatAreaOf(to);
  const seller = euRegistration(rules, day);
  return area !== null && isInEu(area) && area !== seller?.country ? seller : undefined;
}

/** Tells whether a business at the destination of the goods can owe the tax itself, once its VAT number is valid. */
export const canReverseCharge = (rules: TaxRules, situation: Pick<TaxSituation, 'to' | 'day'>): boolean =>
  reverseRegistration(rules, situation) !== undefined;

function reverseOf(rules: TaxRules, situation: TaxSituation): TaxTreatment | null {
  const { businessNumber, to } = situation;
  const seller = reverseRegistration(rules, situation);
  if (businessNumber === undefined || to === null || !seller) return null;
  const buyer = countryOfVatNumber(businessNumber);
  return isInEu(buyer) && buyer !== seller.country
    ? { scheme: 'reverse', country: to.country, number: seller.number, rates: noRates }
    : null;
}

/**
 * How a store's order is taxed: by its registration where the goods go, else by the One Stop Shop, else in the European
 * Union as at home. Goods that leave are not taxed, nor is anything of a store that is not registered.
 *
 * @example
 * const rules = {
 *   home: 'DE',
 *   registrations: [{ country: 'DE', number: 'DE136695976', since: null, rates: { standard: 19, reduced: 7, zero: 0 } }],
 *   oss: null,
 * };
 * taxTreatment(rules, { to: { country: 'FR' }, day: '2026-05-01' }).rates.standard; // 19
 * taxTreatment({ ...rules, oss: { since: null } }, { to: { country: 'FR' }, day: '2026-05-01' }).rates.standard; // 20
 */
export function taxTreatment(rules: TaxRules, situation: TaxSituation): TaxTreatment {
  const { home, oss } = rules;
  const { day } = situation;
  const to = situation.to ?? { country: home };
  const area = vatAreaOf(to);
  const homeArea = vatAreaOf({ country: home }) ?? home;
  const active = rules.registrations.filter((each) => hasBegun(each, day));
  const ofArea = (wanted: string | null): TaxRegistration | undefined =>
    active.find(({ country }) => wanted !== null && vatAreaOf({ country }) === wanted);
  const own = ofArea(homeArea);
  const reverse = reverseOf(rules, situation);
  if (reverse) return reverse;
  const local = ofArea(area);
  if (local) return { scheme: 'local', country: area ?? home, number: local.number, rates: local.rates };
  const number = own?.number ?? active[0]?.number ?? '';
  const hasOss = oss !== null && hasBegun(oss, day) && number !== '';
  if (area !== null && isInEu(area) && area !== homeArea) {
    if (hasOss) {
      const rates = oss.rates?.[area] ?? startTaxRates[area] ?? noRates;
      return { scheme: 'oss', country: area, number, rates };
    }
    if (isInEu(homeArea) && own) return { scheme: 'home', country: homeArea, number, rates: own.rates };
  }
  const leaves = isExport(home, to) || (!isInEu(homeArea) && area !== homeArea);
  return own && leaves
    ? { scheme: 'export', country: area ?? to.country, number, rates: noRates }
    : { scheme: 'none', country: area ?? to.country, number: '', rates: noRates };
}

/**
 * The class of a product: the one that was chosen, or the standard one when its own rate is the usual one at home; null
 * when it has a rate of its own.
 */
export function taxClassOf({ vatClass, vatRate }: TaxedProduct, home: string): TaxClass | null {
  return vatClass ?? (startTaxRates[home]?.standard === vatRate ? 'standard' : null);
}

/** Tax rate of a product, in percent. @param home - ISO 3166 code of the store's country */
export function taxRateOf(
  product: TaxedProduct,
  { scheme, country, rates }: TaxTreatment,
  home: string,
): number {
  if (scheme === 'none' || scheme === 'export' || scheme === 'reverse') return 0;
  const chosen = taxClassOf(product, home);
  if (chosen !== null) return rates[chosen];
  return country === vatAreaOf({ country: home }) ? product.vatRate : rates.standard;
}
