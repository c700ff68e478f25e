import { toMajor, type CurrencyCode } from '@omnis/models';

/** A value as shoppers choose it: `£25`, or `£12.50` where it has decimals. */
export function cardLabel(minor: number, currency: CurrencyCode): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(toMajor(minor, currency));
}
