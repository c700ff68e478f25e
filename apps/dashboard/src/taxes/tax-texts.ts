import type { CallResponse } from '@omnis/contract';
import { countryName } from '@omnis/ui';
import type { TaxesTexts } from '../texts/taxes/index.ts';

/** Tax that customers of a country are charged. */
export type Charged = CallResponse<'dashboard.taxes'>['charged'][number];

/** Tells whether the typed rate can be charged, in percent. */
export const isRate = (rate: number | null): rate is number => rate !== null && rate >= 0 && rate <= 100;

/** A percentage as it is read: `5.5%`. */
export const percentText = (rate: number): string =>
  `${new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 }).format(rate)}%`;

/** A day as it is read: `28 November 2026`. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The rates of a country: `Standard 20%, reduced 5.5%`. */
export const ratesText = (
  t: TaxesTexts,
  { standard, reduced }: Pick<Charged, 'standard' | 'reduced'>,
): string =>
  standard === reduced
    ? t('standardOnly', { standard: percentText(standard) })
    : t('standardAndReduced', { standard: percentText(standard), reduced: percentText(reduced) });

/** Tells whether tax is charged at all. */
export const isTaxed = ({ scheme }: Pick<Charged, 'scheme'>): boolean =>
  scheme === 'local' || scheme === 'oss' || scheme === 'home';

/** Says which tax customers of a country pay: `A customer in France pays 20%`. */
export const chargedText = (t: TaxesTexts, charged: Charged): string =>
  isTaxed(charged)
    ? t('aCustomerInPays', { country: countryName(charged.country), rate: percentText(charged.standard) })
    : t('aCustomerInPaysNoTax', { country: countryName(charged.country) });

/**
 * Why they pay it.
 *
 * @param store.home - the store's country
 * @param store.hasOwnRates - the store has given the rates of that country itself
 */
export function whyText(
  t: TaxesTexts,
  { scheme, country }: Pick<Charged, 'scheme' | 'country'>,
  { home, hasOwnRates = false }: { readonly home: string; readonly hasOwnRates?: boolean },
): string {
  switch (scheme) {
    case 'local':
      return country === home ? t('yourOwnCountry') : t('yourRegistrationThere');
    case 'oss':
      return hasOwnRates ? t('ossYourOwnRate') : t('ossRateThere');
    case 'home':
      return t('belowOss', { country: countryName(home) });
    case 'export':
      return t('export');
    case 'reverse':
      return t('reverseCharge');
    case 'none':
      return t('youAreNotRegistered');
  }
}
