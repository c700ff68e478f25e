import {
  availableCurrencies,
  currencyCodes,
  isCurrencyCode,
  pluginsSchema,
  rateDecimals,
  type CurrencyCode,
} from '@omnis/models';
import { z } from 'zod';
import {
  currencySettingsSchema,
  usualSetting,
  type CurrencySetting,
} from '../../../tenancy/currency-settings.ts';

const columnsSchema = z.object({
  currency: z.enum(currencyCodes),
  plugins: pluginsSchema,
  exchange_rates: z.record(z.string(), z.number()),
  currency_settings: currencySettingsSchema,
});

/** A currency that is offered beside the main one. */
export interface Offered extends CurrencySetting {
  readonly code: CurrencyCode;
  /** Amount that one unit of the main currency buys, with the margin. */
  readonly rate: number;
}

/** The currencies of a store. */
export interface CurrencyState {
  readonly main: CurrencyCode;
  readonly offered: readonly Offered[];
}

/** Amount that one euro buys of each currency, on a day. */
export interface Reference {
  readonly day: string;
  readonly perEuro: Readonly<Record<string, number>>;
}

/** Reads the columns of a store that tell its currencies. A currency without a rate is not offered. */
export function readState(row: unknown): CurrencyState {
  const {
    currency: main,
    plugins,
    exchange_rates: rates,
    currency_settings: settings,
  } = columnsSchema.parse(row);
  const own = rates[main] ?? 1;
  const offered = availableCurrencies(plugins.currency, main).flatMap((code): Offered[] => {
    const rate = rates[code] ?? 0;
    return code === main || rate <= 0
      ? []
      : [{ ...(settings[code] ?? usualSetting), code, rate: rate / own }];
  });
  return { main, offered };
}

/** The columns that tell the currencies of a store; what else its plugins hold stays. */
export function columnsOf({ main, offered }: CurrencyState, row: unknown) {
  const { plugins } = columnsSchema.parse(row);
  const currencies = offered.map(({ code }) => code).join(',');
  const settings = offered.map(({ code, source, margin, rounding, version }) => [
    code,
    { source, margin, rounding, version },
  ]);
  return {
    currency: main,
    plugins: JSON.stringify({
      ...plugins,
      currency: { ...plugins.currency, enabled: true, currency: main, currencies },
    }),
    exchange_rates: JSON.stringify({
      ...Object.fromEntries(offered.map(({ code, rate }) => [code, rate])),
      [main]: 1,
    }),
    currency_settings: JSON.stringify(Object.fromEntries(settings)),
  };
}

/** A rate with the digits that count: rates of a small currency are small. */
const tidy = (rate: number): number => Number(rate.toPrecision(8));

/** Amount of one currency that a unit of another buys by the reference rates; null where they lack one of them. */
export function crossRate(
  { perEuro }: Pick<Reference, 'perEuro'>,
  {
    from,
    to,
    margin = 0,
  }: { readonly from: CurrencyCode; readonly to: CurrencyCode; readonly margin?: number },
): number | null {
  const [one, other] = [from, to].map((code) => (code === 'EUR' ? 1 : perEuro[code]));
  if (one === undefined || other === undefined) return null;
  const rate = tidy((other / one) * (1 + margin / 100));
  return rate > 0 ? rate : null;
}

/** Amount that one unit of a currency buys of each currency in the reference rates. */
export function ratesFrom(reference: Reference, from: CurrencyCode): Partial<Record<CurrencyCode, number>> {
  return Object.fromEntries(
    ['EUR', ...Object.keys(reference.perEuro)].flatMap((to) => {
      const rate = isCurrencyCode(to) && to !== from ? crossRate(reference, { from, to }) : null;
      return rate === null ? [] : [[to, rate]];
    }),
  );
}

/** The same currencies at new reference rates; one that these do not name keeps its rate. */
export function atReference({ main, offered }: CurrencyState, reference: Reference): CurrencyState {
  return {
    main,
    offered: offered.map((each) =>
      each.source === 'manual'
        ? each
        : {
            ...each,
            rate: crossRate(reference, { from: main, to: each.code, margin: each.margin }) ?? each.rate,
          },
    ),
  };
}

/** The same currencies with another main one; each rate is told from it then. */
export function withMain({ main, offered }: CurrencyState, next: Offered): CurrencyState {
  const least = 10 ** -rateDecimals;
  const told = (rate: number): number => Math.max(least, Number((rate / next.rate).toFixed(rateDecimals)));
  return {
    main: next.code,
    offered: [
      { ...usualSetting, code: main, rate: told(1), version: 1 },
      ...offered
        .filter(({ code }) => code !== next.code)
        .map((each) => ({ ...each, rate: told(each.rate), version: each.version + 1 })),
    ],
  };
}
