/** Side of the amount on which the symbol is written. */
export type SymbolAlign = 'left' | 'right';

/** A currency (storefront.md §3, Currency). */
export interface Currency {
  /** ISO 4217 code. */
  code: CurrencyCode;
  /** Units of this currency for one unit of the default currency; null: none is configured. */
  conversionRate: number | null;
  symbol: string;
  symbolAlign: SymbolAlign;
  /** Letters set beside a symbol that several currencies share: CA for CA$; null where none is needed. */
  subScript: string | null;
  name: string;
  /** Digits after the decimal point by ISO 4217. */
  decimals: number;
  /** The currency's own decimal mark; null: that of the layout it is written in. */
  decimalPoint: string | null;
  /** The currency's own thousands separator; null: that of the layout it is written in. */
  thousandsSeparator: string | null;
}

/** The codes of storefront.md §3, in its order. */
export const currencyCodes = [
  'GBP',
  'USD',
  'EUR',
  'CAD',
  'AUD',
  'JPY',
  'KRW',
  'NOK',
  'SEK',
  'DKK',
  'BGN',
  'BRL',
  'CNY',
  'NZD',
  'CZK',
  'HKD',
  'HRK',
  'HUF',
  'IDR',
  'INR',
  'ISK',
  'ILS',
  'CHF',
  'MXN',
  'MYR',
  'PHP',
  'PLN',
  'RON',
  'RUB',
  'SGD',
  'THB',
  'TRY',
  'ZAR',
] as const;

/** One of the 33 currency codes. */
export type CurrencyCode = (typeof currencyCodes)[number];

/** The currency of a store that names none (platform.md §9). */
export const defaultCurrency: CurrencyCode = 'GBP';

type Details = Pick<Currency, 'symbol'> & Partial<Omit<Currency, 'code' | 'name'>>;

// @__NO_SIDE_EFFECTS__
function currency(code: CurrencyCode, name: string, details: Details): Currency {
  return {
    code,
    conversionRate: null,
    symbolAlign: 'left',
    subScript: null,
    name,
    decimals: 2,
    decimalPoint: null,
    thousandsSeparator: null,
    ...details,
  };
}

/** Every currency by its code (storefront.md §3; decimals by ISO 4217). */
export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  GBP: currency('GBP', 'British Pound', { symbol: '£', conversionRate: 1 }),
  USD: currency('USD', 'US Dollar', { symbol: '$', conversionRate: 2 }),
  EUR: currency('EUR', 'Euro', { symbol: '€', decimalPoint: ',', thousandsSeparator: '.' }),
  CAD: currency('CAD', 'Canadian Dollar', { symbol: '$', subScript: 'CA' }),
  AUD: currency('AUD', 'Australian Dollar', { symbol: '$', subScript: 'A' }),
  JPY: currency('JPY', 'Japanese Yen', { symbol: '¥', decimals: 0 }),
  KRW: currency('KRW', 'South Korean Won', { symbol: '₩', decimals: 0 }),
  NOK: currency('NOK', 'Norwegian Krone', { symbol: 'kr', symbolAlign: 'right' }),
  SEK: currency('SEK', 'Swedish Krona', { symbol: 'kr', symbolAlign: 'right' }),
  DKK: currency('DKK', 'Danish Krone', { symbol: 'kr', symbolAlign: 'right' }),
  BGN: currency('BGN', 'Bulgarian Lev', { symbol: 'лв', symbolAlign: 'right' }),
  BRL: currency('BRL', 'Brazilian Real', { symbol: 'R$' }),
  CNY: currency('CNY', 'Chinese Yuan', { symbol: '¥', subScript: 'CN' }),
  NZD: currency('NZD', 'New Zealand Dollar', { symbol: '$', subScript: 'NZ' }),
  CZK: currency('CZK', 'Czech Koruna', { symbol: 'Kč', symbolAlign: 'right' }),
  HKD: currency('HKD', 'Hong Kong Dollar', { symbol: '$', subScript: 'HK' }),
  HRK: currency('HRK', 'Croatian Kuna', { symbol: 'kn', symbolAlign: 'right' }),
  HUF: currency('HUF', 'Hungarian Forint', { symbol: 'Ft', symbolAlign: 'right' }),
  IDR: currency('IDR', 'Indonesian Rupiah', { symbol: 'Rp' }),
  INR: currency('INR', 'Indian Rupee', { symbol: '₹' }),
  ISK: currency('ISK', 'Icelandic Króna', { symbol: 'kr', symbolAlign: 'right', decimals: 0 }),
  ILS: currency('ILS', 'Israeli New Shekel', { symbol: '₪' }),
  CHF: currency('CHF', 'Swiss Franc', { symbol: 'CHF' }),
  MXN: currency('MXN', 'Mexican Peso', { symbol: '$', subScript: 'MX' }),
  MYR: currency('MYR', 'Malaysian Ringgit', { symbol: 'RM' }),
  PHP: currency('PHP', 'Philippine Peso', { symbol: '₱' }),
  PLN: currency('PLN', 'Polish Złoty', { symbol: 'zł', symbolAlign: 'right' }),
  RON: currency('RON', 'Romanian Leu', { symbol: 'lei', symbolAlign: 'right' }),
  RUB: currency('RUB', 'Russian Ruble', { symbol: '₽', symbolAlign: 'right' }),
  SGD: currency('SGD', 'Singapore Dollar', { symbol: '$', subScript: 'S' }),
  THB: currency('THB', 'Thai Baht', { symbol: '฿' }),
  TRY: currency('TRY', 'Turkish Lira', { symbol: '₺' }),
  ZAR: currency('ZAR', 'South African Rand', { symbol: 'R' }),
};

/** True for one of the 33 codes, in capitals. */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(currencies, value);
}

/**
 * A currency by its code.
 *
 * @throws RangeError that names a code that is none of the 33.
 */
export function currencyOf(code: CurrencyCode): Currency {
  // Codes from outside may reach here without the compiler's knowledge.
  if (!isCurrencyCode(code)) throw new RangeError(`Unknown currency ${String(code)}`);
  return currencies[code];
}

/**
 * The symbol as shown beside an amount, made unambiguous: `$` for USD, `CA$` for CAD.
 *
 * @throws RangeError that names a code that is none of the 33.
 */
export function currencySymbol(code: CurrencyCode): string {
  const { subScript, symbol } = currencyOf(code);
  return (subScript ?? '') + symbol;
}
