import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyCodes, currencyOf, currencySymbol, isCurrencyCode } from './currencies.ts';
import { divideRounded, toRatio } from './decimal.ts';
import {
  addPercent,
  allocate,
  configuredRates,
  convertMinor,
  formatMoney,
  percentOf,
  toMajor,
  toMinor,
  vatIncluded,
} from './money.ts';

const code = fc.constantFrom(...currencyCodes);
const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('currencies', () => {
  const specCodes =
    'GBP, USD, EUR, CAD, AUD, JPY, KRW, NOK, SEK, DKK, BGN, BRL, CNY, NZD, CZK, HKD, HRK, HUF, IDR, INR, ISK, ILS, CHF, MXN, MYR, PHP, PLN, RON, RUB, SGD, THB, TRY, ZAR'.split(
      ', ',
    );

  it('MON1 holds the 33 codes of the spec and nothing else', () => {
    expect(Object.keys(currencies)).toEqual(specCodes);
    expect(specCodes).toHaveLength(33);
    for (const [key, currency] of Object.entries(currencies)) expect(currency.code).toBe(key);
  });

  it('MON1 recognises its codes only', () => {
    expect(isCurrencyCode('GBP')).toBe(true);
    for (const wrong of ['gbp', 'QQQ', '', 'toString', null, 1]) expect(isCurrencyCode(wrong)).toBe(false);
  });

  it('MON2 has the decimals of ISO 4217', () => {
    const withoutDecimals = Object.values(currencies).filter(({ decimals }) => decimals === 0);
    expect(withoutDecimals.map((currency) => currency.code)).toEqual(['JPY', 'KRW', 'ISK']);
    expect(Object.values(currencies).filter(({ decimals }) => decimals === 2)).toHaveLength(30);
  });

  it('MON1 sets separators for EUR only and a rate of 2 for USD', () => {
    const separated = Object.values(currencies).filter(
      ({ thousandsSeparator }) => thousandsSeparator !== null,
    );
    expect(separated.map((currency) => currency.code)).toEqual(['EUR']);
    expect(currencies.USD.conversionRate).toBe(2);
    expect(Object.values(currencies).filter(({ conversionRate }) => conversionRate === null).length).toBe(31);
  });

  // Symbol, alignment, subScript and decimals of each code; decimals by ISO 4217.
  it.each(
    `GBP £ left 2 | USD $ left 2 | EUR € left 2 | CAD CA$ left 2 | AUD A$ left 2 | JPY ¥ left 0 | KRW ₩ left 0
    NOK kr right 2 | SEK kr right 2 | DKK kr right 2 | BGN лв right 2 | BRL R$ left 2 | CNY CN¥ left 2 | NZD NZ$ left 2
    CZK Kč right 2 | HKD HK$ left 2 | HRK kn right 2 | HUF Ft right 2 | IDR Rp left 2 | INR ₹ left 2 | ISK kr right 0
    ILS ₪ left 2 | CHF CHF left 2 | MXN MX$ left 2 | MYR RM left 2 | PHP ₱ left 2 | PLN zł right 2 | RON lei right 2
    RUB ₽ right 2 | SGD S$ left 2 | THB ฿ left 2 | TRY ₺ left 2 | ZAR R left 2`
      .split(/\s*[|\n]\s*/)
      .map((line) => line.split(' ')),
  )('MON1 %s is written %s on the %s with %s decimals', (name = '', symbol, side, decimals) => {
    if (!isCurrencyCode(name)) throw new Error(`${name} is no code`);
    expect([currencySymbol(name), currencies[name].symbolAlign, String(currencies[name].decimals)]).toEqual([
      symbol,
      side,
      decimals,
    ]);
    const text = formatMoney(123_456_700, name);
    expect(side === 'left' ? text.startsWith(symbol ?? '') : text.endsWith(symbol ?? '')).toBe(true);
    expect(text.replaceAll(/[^\d]/g, '')).toBe('123456700');
    expect(
      text
        .replaceAll(/[\d]/g, '')
        .replace(symbol ?? '', '')
        .trim(),
    ).toBe(decimals === '0' ? ',,' : name === 'EUR' ? '..,' : ',,.');
  });

  it('MON1 shows each symbol unambiguously but for the Nordic crowns', () => {
    const shown = currencyCodes.map(currencySymbol).filter((symbol) => symbol !== 'kr');
    expect(new Set(shown).size).toBe(shown.length);
  });
});

describe('minor and major units', () => {
  it.each([
    [24.99, 'GBP', 2499],
    [1.005, 'GBP', 101],
    [-1.005, 'GBP', -101],
    [8.165, 'USD', 817],
    [1e-7, 'USD', 0],
    [3120, 'JPY', 3120],
    [3120.5, 'JPY', 3121],
    [0, 'EUR', 0],
  ] as const)('MON3 %d %s is %d minor units', (major, name, expected) => {
    expect(toMinor(major, name)).toBe(expected);
  });

  it('MON3 goes there and back unchanged', () => {
    fc.assert(fc.property(minor, code, (amount, name) => toMinor(toMajor(amount, name), name) === amount));
  });

  it('MON3 is as exact for prices, which are read quickly, as for all others', () => {
    const price = fc.oneof(
      fc.double({ noNaN: true, min: -1e12, max: 1e12 }),
      fc.integer({ min: -10_000_000, max: 10_000_000 }).map((amount) => amount / 1000),
    );
    fc.assert(
      fc.property(price, code, (major, name) => {
        const { numerator, denominator } = toRatio(major);
        const scale = 10n ** BigInt(currencyOf(name).decimals);
        expect(toMinor(major, name)).toBe(Number(divideRounded(numerator * scale, denominator)));
      }),
    );
    expect(toMinor(-0, 'GBP')).toBe(0);
  });

  it.each([Number.NaN, Infinity, 1e300])('MON3 refuses %d', (wrong) => {
    expect(() => toMinor(wrong, 'GBP')).toThrow(RangeError);
  });

  it('MON3 refuses minor units with a fraction', () => {
    expect(() => toMajor(24.5, 'GBP')).toThrow('Not an integer amount of minor units: 24.5');
    expect(() => formatMoney(24.5, 'GBP')).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  it.each([
    [2400, 'GBP', '£24.00'],
    [2400, 'USD', '$24.00'],
    [3120, 'JPY', '¥3,120'],
    [2400, 'EUR', '€24,00'],
    [123456789, 'EUR', '€1.234.567,89'],
    [-123456, 'EUR', '-€1.234,56'],
    [123456789, 'ISK', '123,456,789\u00a0kr'],
    [1_000_000, 'KRW', '₩1,000,000'],
    [2400, 'CAD', 'CA$24.00'],
    [123456789, 'GBP', '£1,234,567.89'],
    [-500, 'GBP', '-£5.00'],
    [24000, 'SEK', '240.00\u00a0kr'],
    [2400, 'CHF', 'CHF\u00a024.00'],
    [0, 'GBP', '£0.00'],
    [Number.MAX_SAFE_INTEGER, 'GBP', '£90,071,992,547,409.91'],
    [Number.MIN_SAFE_INTEGER, 'EUR', '-€90.071.992.547.409,91'],
  ] as const)('MON4 %d %s reads %s', (amount, name, expected) => {
    expect(formatMoney(amount, name)).toBe(expected);
  });

  it.each([
    [2400, 'USD', 'en-GB', '$24.00'],
    [2400, 'GBP', 'en-GB', '£24.00'],
    [240000, 'EUR', 'de-DE', '2.400,00\u00a0€'],
    [3120, 'JPY', 'ja-JP', '¥3,120'],
    [Number.MAX_SAFE_INTEGER, 'GBP', 'en-GB', '£90,071,992,547,409.91'],
  ] as const)('MON4 %d %s in %s reads %s', (amount, name, locale, expected) => {
    expect(formatMoney(amount, name, { locale })).toBe(expected);
  });

  it('MON4 writes every digit of any amount, and a minus only below zero', () => {
    fc.assert(
      fc.property(minor, code, (amount, name) => {
        const text = formatMoney(amount, name);
        expect(Number(text.replaceAll(/[^\d]/g, ''))).toBe(Math.abs(amount));
        expect(text.includes('-')).toBe(amount < 0);
        expect(text).toContain(currencySymbol(name));
      }),
    );
  });

  it.each(['QQQ', 'gbp', 'constructor', '', undefined])('MON1 names the unknown currency %j', (wrong) => {
    const message = `Unknown currency ${wrong}`;
    const call = (use: (name: 'GBP') => unknown) => () => Reflect.apply(use, undefined, [wrong]);
    expect(call((name) => formatMoney(100, name))).toThrow(message);
    expect(call((name) => toMinor(1, name))).toThrow(message);
    expect(call((name) => toMajor(1, name))).toThrow(message);
    expect(call(currencySymbol)).toThrow(message);
  });

  it('MON4 stays right over more locales than the cache holds', () => {
    for (const name of currencyCodes) {
      for (const locale of [
        'en-GB',
        'en-US',
        'de-DE',
        'fr-FR',
        'ja-JP',
        'sv-SE',
        'pl-PL',
        'es-ES',
        'it-IT',
      ]) {
        expect(formatMoney(100, name, { locale })).toContain(currencySymbol(name));
      }
    }
  });
});

describe('convertMinor', () => {
  it.each([
    [2000, 'GBP', 'JPY', 3120],
    [2000, 'GBP', 'USD', 2540],
    [3120, 'JPY', 'GBP', 2000],
    [105, 'GBP', 'EUR', 116], // 115.5 exactly, which floats make 115.50000000000001 or 115.49999999999999
    [-105, 'GBP', 'EUR', -116],
    [7, 'GBP', 'GBP', 7],
  ] as const)('MON5 %d %s in %s is %d', (amount, from, to, expected) => {
    expect(convertMinor(amount, { from, to, rates: { GBP: 1, USD: 1.27, EUR: 1.1, JPY: 156 } })).toBe(
      expected,
    );
  });

  it('MON5 takes the rates that the records name', () => {
    expect(configuredRates).toEqual({ GBP: 1, USD: 2 });
    expect(convertMinor(1050, { from: 'GBP', to: 'USD', rates: configuredRates })).toBe(2100);
    expect(convertMinor(2101, { from: 'USD', to: 'GBP', rates: configuredRates })).toBe(1051);
  });

  it('MON5 names the currency whose rate is missing', () => {
    expect(() => convertMinor(1, { from: 'GBP', to: 'KRW', rates: { GBP: 1 } })).toThrow(
      'No exchange rate for KRW',
    );
    expect(() => convertMinor(1, { from: 'GBP', to: 'USD', rates: { GBP: 1, USD: 0 } })).toThrow(
      'No exchange rate for USD',
    );
  });

  it('MON5 is symmetric in sign', () => {
    const rate = fc.double({ min: 0.0001, max: 20000, noNaN: true });
    fc.assert(
      fc.property(minor, rate, (amount, usd) => {
        const conversion = { from: 'GBP', to: 'USD', rates: { GBP: 1, USD: usd } } as const;
        return convertMinor(-amount, conversion) + convertMinor(amount, conversion) === 0;
      }),
    );
  });
});

describe('percentages', () => {
  it('MON6 adds and finds VAT', () => {
    expect(addPercent(2000, 20)).toBe(2400);
    expect(vatIncluded(2400, 20)).toBe(400);
    expect(vatIncluded(2499, 20)).toBe(417);
    expect(percentOf(1050, 17.5)).toBe(184);
    expect(vatIncluded(2400, 0)).toBe(0);
    expect(() => vatIncluded(2400, -1)).toThrow(RangeError);
  });

  it('MON6 finds in the gross price the tax that was added to the net price', () => {
    const net = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(net, fc.constantFrom(0, 5, 17.5, 19, 20, 25), (amount, rate) => {
        const gross = addPercent(amount, rate);
        return vatIncluded(gross, rate) === gross - amount;
      }),
    );
  });
});

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [0, 0], [50, 50]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [3, 7], [2, 3]],
    [0, [], []],
    [10, [0, 1], [0, 10]],
    [10, [0.1, 0.2], [3, 7]],
  ])('MON7 %d by %j gives %j', (amount, weights, expected) => {
    expect(allocate(amount, weights)).toEqual(expected);
  });

  it('MON7 adds up exactly and stays within one unit of the true share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(minor, weights, (amount, list) => {
        const parts = allocate(amount, list);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        const total = list.reduce((sum, weight) => sum + weight, 0);
        if (total === 0) return;
        list.forEach((weight, index) => {
          expect(Math.abs((parts[index] ?? 0) - (amount * weight) / total)).toBeLessThan(1.001);
        });
      }),
    );
  });

  it('MON7 refuses negative weights and an amount without a carrier', () => {
    expect(() => allocate(1, [-1, 2])).toThrow(RangeError);
    expect(() => allocate(1, [])).toThrow(RangeError);
  });
});
