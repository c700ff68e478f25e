import type { CurrencyCode } from './currencies.ts';

/** Last days of ordering for Christmas by the country that is delivered to, as month and day; `*`: everywhere else. */
export const christmasCutoffDates: Readonly<Record<string, string>> = {
  GB: '12-18',
  IE: '12-14',
  AT: '12-11',
  BE: '12-11',
  DE: '12-11',
  DK: '12-11',
  ES: '12-11',
  FR: '12-11',
  IT: '12-11',
  NL: '12-11',
  PL: '12-11',
  PT: '12-11',
  SE: '12-11',
  US: '12-07',
  CA: '12-07',
  AU: '12-01',
  NZ: '12-01',
  '*': '12-04',
};

/** Text of the banner; `{{ date }}` is the last day. */
export const christmasContent = {
  text: 'Order by {{ date }} to have it by Christmas',
  lastDay: 'Today is the last day to order for Christmas',
} as const;

/** First day on which anybody thinks of it, as month and day. */
const seasonBegins = '11-15';

/** Facts that decide whether a store's seasonal banner is shown. */
export interface SeasonalBannerFacts {
  /** Settings of the plugin christmas-banner; undefined where it is off. */
  readonly plugin: { readonly disabled: boolean; readonly currency?: string | null | undefined } | undefined;
  /** Last days by country, as `christmasCutoffDates`; what is no text counts as missing. */
  readonly dates: Readonly<Record<string, unknown>>;
  /** Where the visitor's orders go, as far as it is known. */
  readonly country: string;
  /** In which prices are shown: a banner may be for those of one currency alone. */
  readonly currency: CurrencyCode;
  /** ISO date. */
  readonly today: string;
}

/** The last day of ordering that a visitor is told of; null out of season, where it is over, and where nobody is told. */
export function seasonalCutoff({
  plugin,
  dates,
  country,
  currency,
  today,
}: SeasonalBannerFacts): string | null {
  if (plugin === undefined || plugin.disabled) return null;
  if (plugin.currency && plugin.currency !== currency) return null;
  const named = Object.hasOwn(dates, country) ? dates[country] : dates['*'];
  if (typeof named !== 'string' || !/^\d\d-\d\d$/.test(named)) return null;
  const day = today.slice(5, 10);
  return day >= seasonBegins && day <= named ? `${today.slice(0, 4)}-${named}` : null;
}
