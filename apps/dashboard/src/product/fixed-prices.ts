import type { CallArg } from '@omnis/api-client';
import { isCurrencyCode, type CurrencyCode } from '@omnis/models';

/** A price of its own in another currency as it is edited; null while nothing is typed, NaN for what is no number. */
export interface EditedFixedPrice {
  /** null: converted. */
  readonly price: number | null;
  /** null: not on sale. */
  readonly salePrice: number | null;
}

/** Prices of its own by currency. */
export type EditedFixedPrices = Readonly<Record<string, EditedFixedPrice>>;

type ProductChanges = Omit<CallArg<'dashboard.updateProduct'>['body'], 'version'>;
type Sent = NonNullable<NonNullable<ProductChanges['variants']>[number]['fixedPrices']>;

const none: EditedFixedPrice = { price: null, salePrice: null };
const fields = ['price', 'salePrice'] as const;

/** A price of its own in a currency; empty where there is none. */
export const fixedPriceOf = (fixed: EditedFixedPrices, code: string): EditedFixedPrice => fixed[code] ?? none;

const isEmpty = ({ price, salePrice }: EditedFixedPrice): boolean => price === null && salePrice === null;

/** The prices with a change in one currency; what is empty in it is converted. */
export function withFixedPrice(
  fixed: EditedFixedPrices,
  code: string,
  change: Partial<EditedFixedPrice>,
): EditedFixedPrices {
  const next = { ...fixedPriceOf(fixed, code), ...change };
  const { [code]: _was, ...others } = fixed;
  return isEmpty(next) ? others : { ...others, [code]: next };
}

const isSame = (a: EditedFixedPrice, b: EditedFixedPrice): boolean =>
  fields.every((field) => Object.is(a[field], b[field]));

/** The currencies in which two variants have other prices of their own. */
function changedCodes(now: EditedFixedPrices, was: EditedFixedPrices): CurrencyCode[] {
  const codes = [...new Set([...Object.keys(was), ...Object.keys(now)])];
  return codes
    .filter(isCurrencyCode)
    .filter((code) => !isSame(fixedPriceOf(now, code), fixedPriceOf(was, code)));
}

/** Tells whether a variant's own prices have changed. */
export const isFixedChanged = (now: EditedFixedPrices, was: EditedFixedPrices = {}): boolean =>
  changedCodes(now, was).length > 0;

/** The prices to send: the currencies that changed, null for one that is converted again. */
export function fixedToSend(now: EditedFixedPrices, was: EditedFixedPrices = {}): Sent {
  return Object.fromEntries(
    changedCodes(now, was).map((code) => {
      const { price, salePrice } = fixedPriceOf(now, code);
      return [code, price === null ? null : { price, salePrice }];
    }),
  );
}

/** Name of a column of the grid, and of the field that the server names. */
export const fixedColumn = (code: string, field: keyof EditedFixedPrice): string =>
  `fixedPrices.${code}.${field}`;

/** The currency and the price that a column is for; null for any other column. */
export function readFixedColumn(column: string): { code: string; field: keyof EditedFixedPrice } | null {
  const [, code, name] = /^fixedPrices\.([A-Z]{3})\.(\w+)$/.exec(column) ?? [];
  const field = fields.find((each) => each === name);
  return code === undefined || field === undefined ? null : { code, field };
}
