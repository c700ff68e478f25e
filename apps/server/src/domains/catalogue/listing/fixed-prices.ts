import { currencyCodes, type CurrencyCode } from '@omnis/models';
import { z } from 'zod';

/** Shape of `variants.fixed_prices`: minor units by currency. A currency that is not named is converted. */
export const fixedPricesSchema = z.partialRecord(
  z.enum(currencyCodes),
  z.object({ price: z.number().int(), sale: z.number().int().nullable() }),
);

/** Columns of an import for prices in a currency: what is paid now, and what was paid before, as the columns beside them. */
export const fixedPriceColumn = (code: CurrencyCode): string => `Price / ${code}`;
export const fixedCompareColumn = (code: CurrencyCode): string => `Compare At Price / ${code}`;

/** Prices that an owner fixed, by currency. */
export type FixedPrices = z.output<typeof fixedPricesSchema>;

/** Prices of a variant in the currencies in which they are fixed; null where none is. */
export type FixedCosts = Readonly<
  Partial<
    Record<
      CurrencyCode,
      {
        /** Before any sale; minor units of the currency. */
        readonly full: number;
        /** Price that is paid now. */
        readonly now: number;
      }
    >
  >
> | null;

/** The least and the most that variants cost, in minor units. */
interface Span {
  readonly full: number;
  readonly now: number;
  readonly most: number;
}

/** Price range of a product in a currency in which the price of a variant is fixed. */
export interface FixedSpan extends Span {
  /** The variants that are converted, in the store's own currency; null: none is. */
  readonly rest: Span | null;
}

/** The same by currency; null where no variant has a fixed price. */
export type FixedSpans = Readonly<Partial<Record<CurrencyCode, FixedSpan>>> | null;

/** Nothing is fixed for most variants, and then nothing has to be read. */
const isEmpty = (json: unknown): boolean =>
  json === null || json === undefined || (typeof json === 'object' && Object.keys(json).length === 0);

/** Reads `variants.fixed_prices`. */
export function readFixedPrices(json: unknown): FixedPrices {
  return isEmpty(json) ? {} : fixedPricesSchema.catch({}).parse(json);
}

/**
 * Fixed prices of a variant.
 *
 * @param onSale - whether the sale prices of its product count now
 */
export function fixedCosts(json: unknown, onSale: boolean): FixedCosts {
  if (isEmpty(json)) return null;
  const costs: Partial<Record<CurrencyCode, { full: number; now: number }>> = {};
  const fixed = readFixedPrices(json);
  for (const code of currencyCodes) {
    const one = fixed[code];
    if (one === undefined) continue;
    const { price, sale } = one;
    costs[code] = { full: price, now: onSale && sale !== null && sale < price ? sale : price };
  }
  return costs;
}

const spanOf = (costs: readonly { readonly full: number; readonly now: number }[]): Span => ({
  full: Math.min(...costs.map(({ full }) => full)),
  now: Math.min(...costs.map(({ now }) => now)),
  most: Math.max(...costs.map(({ now }) => now)),
});

/** Price ranges of a product in the currencies in which a variant of it has a fixed price. */
export function fixedSpans(
  variants: readonly { readonly full: number; readonly now: number; readonly fixed: FixedCosts }[],
): FixedSpans {
  if (variants.every(({ fixed }) => fixed === null)) return null;
  const spans: Partial<Record<CurrencyCode, FixedSpan>> = {};
  for (const code of currencyCodes) {
    const known = variants.flatMap(({ fixed }) => fixed?.[code] ?? []);
    if (known.length === 0) continue;
    const rest = variants.filter(({ fixed }) => fixed?.[code] === undefined);
    spans[code] = { ...spanOf(known), rest: rest.length === 0 ? null : spanOf(rest) };
  }
  return spans;
}

/** Tells whether two variants cost the same in a currency, now. */
export function costsTheSame(
  a: { readonly priceMinor: number; readonly fixed: FixedCosts },
  b: { readonly priceMinor: number; readonly fixed: FixedCosts },
  currency: CurrencyCode,
): boolean {
  const [fixed, other] = [a.fixed?.[currency]?.now, b.fixed?.[currency]?.now];
  return fixed === undefined && other === undefined ? a.priceMinor === b.priceMinor : fixed === other;
}
