import type { CurrencyCode } from './currencies.ts';

/**
 * Last days of ordering for Christmas by the country that is delivered to, as month and day; `*`: everywhere else. A key
 * with `/express` holds for express delivery, where it ends later. The platform's own until its staff set others.
 */
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

/** Words of the banner in one language. */
export interface ChristmasWords {
  /** Until the last day; `{{ date }}` is that day. */
  readonly text: string;
  /** On the last day. */
  readonly lastDay: string;
  /** Once the standard delivery is too late; `{{ date }}` is the last day of express delivery. */
  readonly express: string;
}

/** Words of the banner by language; the platform's own until its staff set others. */
export const christmasWords = {
  en: {
    text: 'Order by {{ date }} to have it by Christmas',
    lastDay: 'Today is the last day to order for Christmas',
    express: 'Order with express delivery by {{ date }} to have it by Christmas',
  },
  de: {
    text: 'Bestellen Sie bis {{ date }}, dann ist es zu Weihnachten da',
    lastDay: 'Heute ist der letzte Bestelltag vor Weihnachten',
    express: 'Bestellen Sie mit Expressversand bis {{ date }}, dann ist es zu Weihnachten da',
  },
  fr: {
    text: 'Commandez au plus tard le {{ date }} pour être livré à Noël',
    lastDay: 'Dernier jour aujourd’hui pour être livré à Noël',
    express: 'Commandez en livraison express au plus tard le {{ date }} pour être livré à Noël',
  },
} as const satisfies Readonly<Record<string, ChristmasWords>>;

/** Content of the banner in the core data: English words for any client, and those of each language. */
export const christmasContent = { ...christmasWords.en, words: christmasWords } as const;

/** First day of the season on which the banner is shown, as month and day. */
export const christmasSeasonBegins = '11-15';

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

/** Last day of ordering, and the delivery that it holds for. */
export interface SeasonalCutoff {
  /** ISO date. */
  readonly date: string;
  readonly method: 'standard' | 'express';
}

/** A day of the year under a country's key, or under `*` where the country has none of its own. */
function dayOf(dates: Readonly<Record<string, unknown>>, country: string, end: string): string | null {
  const own = `${country}${end}`;
  const named = Object.hasOwn(dates, own) ? dates[own] : dates[`*${end}`];
  return typeof named === 'string' && /^\d\d-\d\d$/.test(named) ? named : null;
}

/**
 * Last day of ordering that a visitor is told of: of standard delivery, or of express delivery once that of standard
 * delivery is over. Null out of season, once it is over, and where no visitor is told.
 *
 * @param facts - The store's plugin, the dates of the platform, and the visitor's country, currency and day.
 * @example
 * seasonalCutoff({ plugin: { disabled: false }, dates: { GB: '12-18' }, country: 'GB', currency: 'GBP', today: '2026-12-01' });
 * // { date: '2026-12-18', method: 'standard' }
 */
export function seasonalCutoff({
  plugin,
  dates,
  country,
  currency,
  today,
}: SeasonalBannerFacts): SeasonalCutoff | null {
  if (plugin === undefined || plugin.disabled) return null;
  if (plugin.currency && plugin.currency !== currency) return null;
  const day = today.slice(5, 10);
  if (day < christmasSeasonBegins) return null;
  const standard = dayOf(dates, country, '');
  const express = dayOf(dates, country, '/express');
  const year = today.slice(0, 4);
  if (standard !== null && day <= standard) return { date: `${year}-${standard}`, method: 'standard' };
  return express !== null && day <= express ? { date: `${year}-${express}`, method: 'express' } : null;
}
