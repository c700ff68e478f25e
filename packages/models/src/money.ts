import { currencies, currencyOf, currencySymbol, type Currency, type CurrencyCode } from './currencies.ts';
import { divideRounded, toInteger, toRatio, toSafeNumber } from './decimal.ts';

/** Units of each currency for one unit of a common base currency; the base itself has 1. */
export type ExchangeRates = Readonly<Partial<Record<CurrencyCode, number>>>;

/** From which currency into which, and at which rates. */
export interface Conversion {
  from: CurrencyCode;
  to: CurrencyCode;
  rates: ExchangeRates;
}

/** How an amount is written. */
export interface FormatMoneyOptions {
  /**
   * BCP 47 locale whose digits and layout are used. Without it: as the currency's record says, with its
   * symbol's side and its own marks where it has any, else British ones.
   */
  locale?: string;
}

/**
 * Minor units (pence, cents) of an amount in major units, halves away from zero.
 *
 * @param major - amount in major units, such as pounds
 * @throws RangeError when the amount is not finite or too large to be exact, or the currency is unknown.
 * @example
 * toMinor(24.99, 'GBP'); // 2499
 * toMinor(3120, 'JPY'); // 3120
 */
export function toMinor(major: number, code: CurrencyCode): number {
  const factor = 10 ** currencyOf(code).decimals;
  const minor = Math.round(major * factor);
  // A price, as nearly all amounts are: what has no more than 15 digits is read back exactly. (Zero has no sign.)
  if (Math.abs(minor) < 1e15 && minor / factor === major) return minor + 0;
  const { numerator, denominator } = toRatio(major);
  return toSafeNumber(divideRounded(numerator * BigInt(factor), denominator));
}

/**
 * Major units of an amount in minor units: the number that goes over the wire.
 *
 * @throws RangeError when `minor` is no integer or the currency is unknown.
 */
export function toMajor(minor: number, code: CurrencyCode): number {
  assertMinor(minor);
  return minor / 10 ** currencyOf(code).decimals;
}

/** The rates that the currency records name (storefront.md §3): GBP 1, USD 2; most have none. */
export const configuredRates: ExchangeRates = /* @__PURE__ */ (() =>
  Object.fromEntries(
    Object.values(currencies).flatMap(({ code, conversionRate }) =>
      conversionRate === null ? [] : [[code, conversionRate]],
    ),
  ))();

/**
 * An amount as a shopper reads it: `£1,024.00`, `$24.00`, `¥3,120`, `€1.024,00`.
 *
 * @param minor - amount in minor units
 * @throws RangeError when `minor` is no integer, the currency is unknown or the locale is malformed.
 * @example
 * formatMoney(2400, 'GBP'); // '£24.00'
 * formatMoney(2400, 'EUR', { locale: 'de-DE' }); // '24,00 €' with a no-break space
 */
export function formatMoney(minor: number, code: CurrencyCode, { locale }: FormatMoneyOptions = {}): string {
  assertMinor(minor);
  return locale === undefined ? formatPlain(minor, code) : formatLocal(majorText(minor, code), code, locale);
}

/** Digits of a major amount. As a text it is exact where a floating-point number has no digit left for the pence. */
type MajorText = `${number}`;

function majorText(minor: number, code: CurrencyCode): MajorText {
  // Safe: a whole number with an exponent is a number's text.
  return `${minor}E-${currencyOf(code).decimals}` as MajorText;
}

/**
 * The same value in another currency, rounded half away from zero to the target's decimals.
 *
 * @param minor - amount in minor units of `from`
 * @returns minor units of `to`
 * @throws RangeError when a rate is missing or not above zero.
 * @example
 * convertMinor(2000, { from: 'GBP', to: 'JPY', rates: { GBP: 1, JPY: 156 } }); // 3120
 */
export function convertMinor(minor: number, { from, to, rates }: Conversion): number {
  const amount = toInteger(minor);
  if (from === to) return minor;
  const source = rateOf(from, rates);
  const target = rateOf(to, rates);
  const numerator = amount * target.numerator * source.denominator * 10n ** BigInt(currencyOf(to).decimals);
  const denominator = source.numerator * target.denominator * 10n ** BigInt(currencyOf(from).decimals);
  return toSafeNumber(divideRounded(numerator, denominator));
}

/**
 * An amount with a percentage added: a net price with its VAT.
 *
 * @param ratePercent - 20 for 20 %
 */
export function addPercent(minor: number, ratePercent: number): number {
  return minor + percentOf(minor, ratePercent);
}

/** A percentage of an amount, halves away from zero. */
export function percentOf(minor: number, ratePercent: number): number {
  const { numerator, denominator } = toRatio(ratePercent);
  return toSafeNumber(divideRounded(toInteger(minor) * numerator, denominator * 100n));
}

/**
 * The VAT inside a price that includes it: 400 in 2400 at 20 %.
 *
 * @param ratePercent - 20 for 20 %; zero or more
 * @throws RangeError when the rate is negative.
 */
export function vatIncluded(minor: number, ratePercent: number): number {
  const { numerator, denominator } = toRatio(ratePercent);
  if (numerator < 0n) throw new RangeError(`A tax rate cannot be negative: ${ratePercent}`);
  return toSafeNumber(divideRounded(toInteger(minor) * numerator, denominator * 100n + numerator));
}

/**
 * Splits an amount in proportion to weights by the largest remainder, so that the parts add up to it
 * exactly. When every weight is zero the parts are equal.
 *
 * @param minor - amount in minor units, of either sign
 * @param weights - zero or more each
 * @throws RangeError for a negative weight, or for an amount with nothing to carry it.
 * @example
 * allocate(100, [1, 1, 1]); // [34, 33, 33]
 */
export function allocate(minor: number, weights: readonly number[]): number[] {
  const total = toInteger(minor);
  if (weights.length === 0 && total !== 0n)
    throw new RangeError('An amount needs at least one weight to carry it');
  const shares = commonShares(weights);
  const sum = shares.reduce((all, share) => all + share, 0n);
  if (sum === 0n)
    return shares.length === 0
      ? []
      : allocate(
          minor,
          weights.map(() => 1),
        );
  const size = total < 0n ? -total : total;
  const parts = shares.map((share) => (size * share) / sum);
  let left = Number(size - parts.reduce((all, part) => all + part, 0n));
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: (size * share) % sum }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  const extra = new Set<number>();
  for (const { index } of byRemainder) {
    if (left === 0) break;
    extra.add(index);
    left -= 1;
  }
  return parts.map((part, index) => {
    const value = toSafeNumber(extra.has(index) ? part + 1n : part);
    return total < 0n && value !== 0 ? -value : value;
  });
}

/** Weights as integers over one denominator. */
function commonShares(weights: readonly number[]): bigint[] {
  const ratios = weights.map(toRatio);
  if (ratios.some(({ numerator }) => numerator < 0n)) throw new RangeError('A weight cannot be negative');
  // Denominators are powers of ten, so the largest is a multiple of each.
  const largest = ratios.reduce((most, { denominator }) => (denominator > most ? denominator : most), 1n);
  return ratios.map(({ numerator, denominator }) => numerator * (largest / denominator));
}

function rateOf(code: CurrencyCode, rates: ExchangeRates) {
  const rate = rates[code];
  if (rate === undefined || !(rate > 0)) throw new RangeError(`No exchange rate for ${code}`);
  return toRatio(rate);
}

function assertMinor(minor: number): void {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an integer amount of minor units: ${minor}`);
}

// Locales may come from a request header: the cache is bounded.
const formatterLimit = 256;
const formatters = new Map<string, { format: (major: MajorText) => string }>();

function cached(key: string, make: () => (major: MajorText) => string): (major: MajorText) => string {
  const known = formatters.get(key);
  if (known !== undefined) return known.format;
  const format = make();
  if (formatters.size >= formatterLimit) formatters.clear();
  formatters.set(key, { format });
  return format;
}

function formatPlain(minor: number, code: CurrencyCode): string {
  const currency = currencyOf(code);
  const digits = plainDigits(Math.abs(minor), currency);
  const symbol = currencySymbol(code);
  const sign = minor < 0 ? '-' : '';
  if (currency.symbolAlign === 'right') return `${sign}${digits}\u00a0${symbol}`;
  // A symbol that ends in a letter would run into the digits.
  return `${sign}${symbol}${/\p{L}$/u.test(symbol) ? '\u00a0' : ''}${digits}`;
}

/**
 * Digits with the currency's own marks, and British ones where it has none. By hand: the first use of `Intl` takes a
 * phone 50 ms, and nothing else on a page of English needs it.
 */
function plainDigits(minor: number, { decimals, decimalPoint, thousandsSeparator }: Currency): string {
  const digits = BigInt(minor)
    .toString()
    .padStart(decimals + 1, '0');
  const end = digits.length - decimals;
  const whole = digits.slice(0, end).replace(/\B(?=(?:\d{3})+$)/g, () => thousandsSeparator ?? ',');
  return decimals === 0 ? whole : `${whole}${decimalPoint ?? '.'}${digits.slice(end)}`;
}

function formatLocal(major: MajorText, code: CurrencyCode, locale: string): string {
  return cached(`${locale} ${code}`, () => {
    const { decimals } = currencyOf(code);
    const formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    // The symbol is ours, so that server and browser agree whatever their language data says.
    const given = formatter.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
    const symbol = currencySymbol(code);
    return (value) => formatter.format(value).replace(given, () => symbol);
  })(major);
}
