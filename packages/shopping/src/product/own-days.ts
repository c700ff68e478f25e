import { languageOf, localeIn } from '@omnis/models';
import { dayText } from '@omnis/shop-kit';
import { writeDay, type WriteDay } from '../checkout/delivery-dates.ts';
import type { ProductTexts } from '../texts/product/index.ts';

/**
 * Every product says when it would arrive and has reviews, and `Intl` takes a phone 50 to 80 ms to wake: where the language
 * is written as in the country that it is named after, the catalogue has the names of days and months.
 */
const isPlain = (locale: string): boolean => localeIn(languageOf(locale), '') === locale;

/** One of the names that a text lists. */
const named = (names: string, at: number): string => names.split(' ')[at] ?? '';

/** The day on which a review was written. */
export function reviewDay(t: ProductTexts, iso: string): string {
  const day = new Date(iso);
  if (Number.isNaN(day.getTime()) || !isPlain(t.locale)) return dayText(iso, t.locale);
  const month = named(t('months'), day.getUTCMonth());
  // As text, so that no year has a mark for its thousands.
  return t('writtenOn', { day: String(day.getUTCDate()), month, year: String(day.getUTCFullYear()) });
}

/** Writes the days between which a delivery arrives. */
export function promisedDay(t: ProductTexts): WriteDay {
  if (!isPlain(t.locale)) return writeDay(t.locale);
  return (date, withMonth) => {
    const weekday = named(t('weekdays'), date.getUTCDay());
    const day = String(date.getUTCDate());
    if (!withMonth) return t('promisedOn', { weekday, day });
    return t('promisedOnIn', { weekday, day, month: named(t('shortMonths'), date.getUTCMonth()) });
  };
}
