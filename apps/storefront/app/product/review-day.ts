import { languageOf, localeIn } from '@omnis/models';
import { dayText } from '../data/day-text.ts';
import type { ProductTexts } from '../texts/product/index.ts';

/**
 * The day on which a review was written. Every product has some, and `Intl` takes a phone 50 ms to wake: where the
 * language is written as in the country that it is named after, the catalogue has the names of the months.
 */
export function reviewDay(t: ProductTexts, iso: string): string {
  const day = new Date(iso);
  if (Number.isNaN(day.getTime()) || localeIn(languageOf(t.locale), '') !== t.locale)
    return dayText(iso, t.locale);
  const month = t('months').split(' ')[day.getUTCMonth()] ?? '';
  // As text, so that no year has a mark for its thousands.
  return t('writtenOn', { day: String(day.getUTCDate()), month, year: String(day.getUTCFullYear()) });
}
