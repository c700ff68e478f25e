import { deliverySpan, type DeliveryDays } from './delivery-dates.ts';

/** From here on a countdown hurries nobody, and the days say enough. */
const longest = 24 * 60 * 60;

/** Hours and minutes: `3 h 12 min`, `12 min`; what is under a minute is a minute. */
export function spanText(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');
}

function dayName(iso: string, locale: string): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale || 'en-GB', form).format(day).replace(/,/g, '');
}

/**
 * When a delivery arrives, and for how long that holds.
 *
 * @param left - seconds until another day is promised
 * @example
 * arrivalText({ earliest: '2026-11-23', latest: '2026-11-24' }, 11_520, 'en-GB');
 * // 'Order within 3 h 12 min to get it by Tuesday 24 November'
 */
export function arrivalText(days: DeliveryDays, left: number, locale: string): string {
  return left > 0 && left < longest
    ? `Order within ${spanText(left)} to get it by ${dayName(days.latest, locale)}`
    : `Arrives ${deliverySpan(days, locale)}`;
}
