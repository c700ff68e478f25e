import type { StoreCurrency } from '@omnis/contract';
import {
  convertPrice,
  currencies,
  formatMoney,
  mostMargin,
  mostRate,
  rateDecimals,
  toMinor,
  type CurrencyCode,
  type PriceRounding,
} from '@omnis/models';
import type en from '../texts/currencies/en.ts';
import type { CurrenciesTexts } from '../texts/currencies/index.ts';

/** A rate with as many digits as it needs. */
export const rateText = (rate: number): string =>
  new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 7 }).format(rate);

/** The price of one unit of the main currency: `1 GBP = 1.17 EUR`. */
export const equationText = (
  main: CurrencyCode,
  { code, rate }: Pick<StoreCurrency, 'code' | 'rate'>,
): string => `1 ${main} = ${rateText(rate)} ${code}`;

/** A day as it is read: `28 November 2026`. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Where a rate comes from, of which day it is, and what is added. */
export function sourceText(
  t: CurrenciesTexts,
  { source, margin }: Pick<StoreCurrency, 'source' | 'margin'>,
  day: string | null,
): string {
  if (source === 'manual') return t('enteredByHand');
  const added = margin === 0 ? '' : `${margin > 0 ? '+' : '−'}${Math.abs(margin)}%`;
  return [t('europeanCentralBank'), day === null ? '' : dayText(day), added].filter(Boolean).join(', ');
}

/** Rounding of prices. */
export const roundingTexts = {
  none: 'notRounded',
  end_99: 'roundedToNinetyNine',
  end_95: 'roundedToNinetyFive',
  end_00: 'roundedToZero',
  step_05: 'roundedToFive',
  step_10: 'roundedToTen',
} as const satisfies Readonly<Record<PriceRounding, keyof typeof en>>;

/** Tells whether a rate can be used. */
export const isRate = (rate: number | null): rate is number =>
  rate !== null && rate > 0 && rate <= mostRate && Number(rate.toFixed(rateDecimals)) === rate;

/** Tells whether a margin can be used. */
export const isMargin = (margin: number | null): margin is number =>
  margin !== null && Math.abs(margin) <= mostMargin;

/** An example price in the main currency: about 20 units of one with cents. */
export const exampleMinor = (main: CurrencyCode): number =>
  toMinor(currencies[main].decimals === 0 ? 2000 : 20, main);

/** An example: `£20.00 is shown as €23.99`. */
export function exampleText(
  t: CurrenciesTexts,
  main: CurrencyCode,
  { code, rate, rounding }: Pick<StoreCurrency, 'code' | 'rate' | 'rounding'>,
): string {
  const minor = exampleMinor(main);
  const shown = convertPrice(minor, { from: main, to: code, rates: { [main]: 1, [code]: rate }, rounding });
  return t('isShownAs', { price: formatMoney(minor, main), shown: formatMoney(shown, code) });
}
