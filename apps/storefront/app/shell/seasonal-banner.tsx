import { languageOf, seasonalCutoff } from '@omnis/models';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { shellTexts, useCore, useView, useVisitorCountry } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { AnnouncementBar } from './announcement.tsx';

/** A text below a key of a value that staff wrote; undefined where it has none. */
function textAt(value: unknown, key: string): string | undefined {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Words of the banner in the visitor's language, else in the platform's own (storefront.md §3 christmasContent). */
function wordsOf(
  content: Readonly<Record<string, unknown>>,
  locale: string,
  key: string,
): string | undefined {
  const { words } = content;
  const own: unknown =
    typeof words === 'object' && words !== null ? Reflect.get(words, languageOf(locale) ?? '') : null;
  return textAt(own, key) ?? textAt(content, key);
}

/** Until when to order for Christmas (storefront.md §2 Other UI); nothing out of season. */
export default function SeasonalBanner(): ReactElement | null {
  const t = useTexts(shellTexts);
  const { state } = useCore();
  const { today, locale } = useView();
  const currency = useAppSelector(selectCurrency);
  const country = useVisitorCountry();
  const plugin = state.subdomain.plugins['christmas-banner'];
  const cutoff = seasonalCutoff({ plugin, dates: state.christmasCutoffDates, country, currency, today });
  if (!plugin || cutoff === null) return null;
  const { date, method } = cutoff;
  const isExpress = method === 'express';
  const key = isExpress ? 'express' : date === today ? 'lastDay' : 'text';
  const words = wordsOf(state.christmasContent, locale, key);
  if (words === undefined) return null;
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
  return (
    <AnnouncementBar label={t('christmasDelivery')} colours={plugin}>
      {words.replaceAll('{{ date }}', day)}
    </AnnouncementBar>
  );
}
