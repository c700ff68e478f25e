/** Days on which a delivery arrives, ISO dates. */
export interface DeliveryDays {
  readonly earliest: string;
  readonly latest: string;
}

function dayOf(iso: string): Date | null {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? null : day;
}

/** Writes a day with its weekday, and with its month where that is asked for. */
export type WriteDay = (day: Date, withMonth: boolean) => string;

/** Writes days as a place does: `Tue 25`, `Tue 25 Nov`. Days, not times: they are the same wherever they are read. */
export const writeDay =
  (locale: string): WriteDay =>
  (day, withMonth) => {
    const form = { timeZone: 'UTC', weekday: 'short', day: 'numeric' } as const;
    return new Intl.DateTimeFormat(locale || 'en-GB', { ...form, ...(withMonth ? { month: 'short' } : {}) })
      .format(day)
      .replace(/,/g, '');
  };

/**
 * The days as a shopper reads them: `Tue 25 Nov`, `Tue 25 – Thu 27 Nov`, `Sat 29 Nov – Tue 2 Dec`.
 *
 * @example
 * deliverySpan({ earliest: '2026-11-24', latest: '2026-11-26' }, writeDay('en-GB')); // 'Tue 24 – Thu 26 Nov'
 */
export function deliverySpan({ earliest, latest }: DeliveryDays, write: WriteDay): string {
  const from = dayOf(earliest);
  const to = dayOf(latest) ?? from;
  if (from === null || to === null) return '';
  if (from.getTime() === to.getTime()) return write(from, true);
  const sameMonth = from.getUTCMonth() === to.getUTCMonth() && from.getUTCFullYear() === to.getUTCFullYear();
  return `${write(from, !sameMonth)} – ${write(to, true)}`;
}
