/** Days on which a delivery arrives, ISO dates. */
export interface DeliveryDays {
  readonly earliest: string;
  readonly latest: string;
}

function dayOf(iso: string): Date | null {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? null : day;
}

/**
 * The days as a shopper reads them: `Tue 25 Nov`, `Tue 25 – Thu 27 Nov`, `Sat 29 Nov – Tue 2 Dec`. Days, not times:
 * they are the same wherever they are read.
 *
 * @example
 * deliverySpan({ earliest: '2026-11-24', latest: '2026-11-26' }, 'en-GB'); // 'Tue 24 – Thu 26 Nov'
 */
export function deliverySpan({ earliest, latest }: DeliveryDays, locale: string): string {
  const from = dayOf(earliest);
  const to = dayOf(latest) ?? from;
  if (from === null || to === null) return '';
  const write = (day: Date, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale || 'en-GB', { timeZone: 'UTC', ...options }).format(day).replace(/,/g, '');
  const whole = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  if (from.getTime() === to.getTime()) return write(from, whole);
  const sameMonth = from.getUTCMonth() === to.getUTCMonth() && from.getUTCFullYear() === to.getUTCFullYear();
  return `${write(from, sameMonth ? { weekday: 'short', day: 'numeric' } : whole)} – ${write(to, whole)}`;
}
