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
  /** The currency's own decimal mark; null: that of the reader's locale. */
  decimalPoint: string | null;
  /** The currency's own thousands separator; null: that of the reader's locale. */
  thousandsSeparator: string | null;
}

/** The codes of storefront.md §3, in its order. */
export const currencyCodes = [
  'GBP', 'USD', 'EUR', 'CAD', 'AUD', 'JPY', 'KRW', 'NOK', 'SEK', 'DKK', 'BGN',
  'BRL', 'CNY', 'NZD', 'CZK', 'HKD', 'HRK', 'HUF', 'IDR', 'INR', 'ISK', 'ILS',
  'CHF', 'MXN', 'MYR', 'PHP', 'PLN', 'RON', 'RUB', 'SGD', 'THB', 'TRY', 'ZAR',
] as const;

/** One of the 33 currency codes. */
export type CurrencyCode = (typeof currencyCodes)[number];

/** The currency of a store that names none (platform.md §9). */
export const defaultCurrency: CurrencyCode = 'GBP';

type Details = Partial<Omit<Currency, 'code' | 'name' | 'symbol'>>;

function currency(code: CurrencyCode, name: string, symbol: string, details: Details = {}): Currency {
  return {
    code,
    conversionRate: null,
    symbol,
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
  GBP: currency('GBP', 'British Pound', '£', { conversionRate: 1 }),
  USD: currency('USD', 'US Dollar', '$', { conversionRate: 2 }),
  EUR: currency('EUR', 'Euro', '€', { decimalPoint: ',', thousandsSeparator: '.' }),
  CAD: currency('CAD', 'Canadian Dollar', '$', { subScript: 'CA' }),
  AUD: currency('AUD', 'Australian Dollar', '$', { subScript: 'A' }),
  JPY: currency('JPY', 'Japanese Yen', '¥', { decimals: 0 }),
  KRW: currency('KRW', 'South Korean Won', '₩', { decimals: 0 }),
  NOK: currency('NOK', 'Norwegian Krone', 'kr', { symbolAlign: 'right' }),
  SEK: currency('SEK', 'Swedish Krona', 'kr', { symbolAlign: 'right' }),
  DKK: currency('DKK', 'Danish Krone', 'kr', { symbolAlign: 'right' }),
  BGN: currency('BGN', 'Bulgarian Lev', 'лв', { symbolAlign: 'right' }),
  BRL: currency('BRL', 'Brazilian Real', 'R$'),
  CNY: currency('CNY', 'Chinese Yuan', '¥', { subScript: 'CN' }),
  NZD: currency('NZD', 'New Zealand Dollar', '$', { subScript: 'NZ' }),
  CZK: currency('CZK', 'Czech Koruna', 'Kč', { symbolAlign: 'right' }),
  HKD: currency('HKD', 'Hong Kong Dollar', '$', { subScript: 'HK' }),
  HRK: currency('HRK', 'Croatian Kuna', 'kn', { symbolAlign: 'right' }),
  HUF: currency('HUF', 'Hungarian Forint', 'Ft', { symbolAlign: 'right' }),
  IDR: currency('IDR', 'Indonesian Rupiah', 'Rp'),
  INR: currency('INR', 'Indian Rupee', '₹'),
  ISK: currency('ISK', 'Icelandic Króna', 'kr', { symbolAlign: 'right', decimals: 0 }),
  ILS: currency('ILS', 'Israeli New Shekel', '₪'),
  CHF: currency('CHF', 'Swiss Franc', 'CHF'),
  MXN: currency('MXN', 'Mexican Peso', '$', { subScript: 'MX' }),
  MYR: currency('MYR', 'Malaysian Ringgit', 'RM'),
  PHP: currency('PHP', 'Philippine Peso', '₱'),
  PLN: currency('PLN', 'Polish Złoty', 'zł', { symbolAlign: 'right' }),
  RON: currency('RON', 'Romanian Leu', 'lei', { symbolAlign: 'right' }),
  RUB: currency('RUB', 'Russian Ruble', '₽', { symbolAlign: 'right' }),
  SGD: currency('SGD', 'Singapore Dollar', '$', { subScript: 'S' }),
  THB: currency('THB', 'Thai Baht', '฿'),
  TRY: currency('TRY', 'Turkish Lira', '₺'),
  ZAR: currency('ZAR', 'South African Rand', 'R'),
};

/** True for one of the 33 codes, in capitals. */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(currencies, value);
}

/** The symbol as shown beside an amount, made unambiguous: `$` for USD, `CA$` for CAD. */
export function currencySymbol(code: CurrencyCode): string {
  const { subScript, symbol } = currencies[code];
  return (subScript ?? '') + symbol;
}
