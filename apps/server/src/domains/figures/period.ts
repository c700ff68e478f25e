import type { FiguresQuery } from '@omnis/contract';
import { wallTime } from '@omnis/models';

/** Days from one to another, both included, as ISO dates in the store's time zone. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const dayLength = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day some days after another one; a negative count goes back. */
export const daysAfter = (day: string, count: number): string => dayOf(timeOf(day) + count * dayLength);

/** Number of days in a span. */
export const lengthOf = ({ from, to }: Span): number => (timeOf(to) - timeOf(from)) / dayLength + 1;

/** Every day of a span, in order. */
export const daysOf = (span: Span): string[] =>
  Array.from({ length: lengthOf(span) }, (_, index) => daysAfter(span.from, index));

/** The same day some months later; the last one of its month where that is shorter. */
export function monthsAfter(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** The day that a store's calendar shows. */
export const todayIn = (timeZone: string, now: Date): string => wallTime(now, timeZone).date;

/** The days that a query asks for. `custom` has both of its days: the contract sees to it. */
export function spanOf({ period, from, to }: FiguresQuery, today: string): Span {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case '7d':
      return { from: daysAfter(today, -6), to: today };
    case '30d':
      return { from: daysAfter(today, -29), to: today };
    case '90d':
      return { from: daysAfter(today, -89), to: today };
    case 'month':
      return { from: firstOfMonth(today), to: today };
    case 'last-month': {
      const first = monthsAfter(firstOfMonth(today), -1);
      return { from: first, to: daysAfter(firstOfMonth(today), -1) };
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'custom':
      return { from: from ?? today, to: to ?? today };
  }
}

/**
 * The span that another is compared with: as many days directly before it, but the same days of the month before for
 * months and of the year before for years; or the same days a year earlier. null: none.
 */
export function comparedWith({ period, compare }: FiguresQuery, span: Span): Span | null {
  if (compare === 'none') return null;
  const months = compare === 'year' || period === 'year' ? 12 : 1;
  if (months === 12) return { from: monthsAfter(span.from, -12), to: monthsAfter(span.to, -12) };
  if (period === 'month') return { from: monthsAfter(span.from, -1), to: monthsAfter(span.to, -1) };
  if (period === 'last-month') return { from: monthsAfter(span.from, -1), to: daysAfter(span.from, -1) };
  const length = lengthOf(span);
  return { from: daysAfter(span.from, -length), to: daysAfter(span.to, -length) };
}
