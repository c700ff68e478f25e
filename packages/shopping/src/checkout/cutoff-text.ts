import { languageOf, sourceLanguage } from '@omnis/models';
import type { CheckoutTexts } from '../texts/checkout/index.ts';
import { deliverySpan, writeDay, type DeliveryDays } from './delivery-dates.ts';

/** From here on a countdown hurries nobody, and the days say enough. */
const longest = 24 * 60 * 60;

/** Hours and minutes: `3 h 12 min`, `12 min`; what is under a minute is a minute. */
export function spanText(t: CheckoutTexts, seconds: number): string {
  const whole = Math.max(1, Math.floor(seconds / 60));
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  return [hours > 0 ? t('hours', { hours }) : '', minutes > 0 ? t('minutes', { minutes }) : '']
    .filter(Boolean)
    .join(' ');
}

/** A day as it is read: `Tuesday 24 November`. */
export function dayName(iso: string, locale: string): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const name = new Intl.DateTimeFormat(locale, form).format(day);
  return languageOf(locale) === sourceLanguage ? name.replace(/,/g, '') : name;
}

/**
 * When a delivery arrives, and for how long that holds.
 *
 * @param left - seconds until another day is promised
 * @example
 * const t = await checkoutTexts.load('en-GB');
 * arrivalText(t, { earliest: '2026-11-23', latest: '2026-11-24' }, 11_520);
 * // 'Order within 3 h 12 min to get it by Tuesday 24 November'
 */
export function arrivalText(t: CheckoutTexts, days: DeliveryDays, left: number): string {
  return left > 0 && left < longest
    ? t('orderWithin', { span: spanText(t, left), day: dayName(days.latest, t.locale) })
    : t('arrives', { span: deliverySpan(days, writeDay(t.locale)) });
}

/** Texts as sentences, one after another. A month that is cut short brings its own full stop: `ven. 4 déc.` */
export const asSentences = (texts: readonly string[]): string =>
  texts
    .filter(Boolean)
    .map((text, at, all) => (at === all.length - 1 || text.endsWith('.') ? text : `${text}.`))
    .join(' ');

/** A text whose spans of numbers, as in `1–2 working days`, stay on one line. */
export const withWholeSpans = (text: string): string => text.replace(/(?<=\d)–(?=\d)/g, '–\u2060');
