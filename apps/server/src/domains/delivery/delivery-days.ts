import { christmasCutoffDates, momentOf, wallTime } from '@omnis/models';

const day = 24 * 60 * 60 * 1000;

/** Days on which no parcel leaves and none arrives, as month and day. */
const holidays: ReadonlySet<string> = new Set(['12-25', '12-26', '01-01']);

const after = (date: string, days: number): string =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + days * day).toISOString().slice(0, 10);

function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(date.slice(5));
}

function workingDay(from: string): string {
  let date = from;
  while (!isWorkingDay(date)) date = after(date, 1);
  return date;
}

function workingDaysAfter(from: string, count: number): string {
  let date = from;
  for (let left = count; left > 0; left -= 1) date = workingDay(after(date, 1));
  return date;
}

/** Where and how goods are delivered. */
export interface DeliveryFacts {
  readonly minDays: number;
  readonly maxDays: number;
  /** Until when orders leave on the same day, by the clock of the store: `14:00`. */
  readonly cutoff: string;
  /** IANA name of the store's time zone. */
  readonly timeZone: string;
  /** ISO 3166 code of where it goes. */
  readonly country: string;
}

/** When a delivery arrives. */
export interface DeliveryDays {
  /** ISO dates. */
  readonly earliest: string;
  readonly latest: string;
  /** Until when it has to be ordered for that. */
  readonly orderBy: Date;
}

/** Parcels that leave after the last day for Christmas are not promised before it (`christmasCutoffDates`). */
function afterChristmas(arrives: string, leaves: string, country: string): string {
  const last = christmasCutoffDates[country] ?? christmasCutoffDates['*'] ?? '12-24';
  const isLate = leaves.slice(5) > last && arrives.slice(5) > last && arrives.slice(5) < '12-27';
  return isLate ? workingDay(`${arrives.slice(0, 4)}-12-27`) : arrives;
}

/**
 * When goods arrive that are ordered now: they leave today if today is a working day and its cut-off is still to come,
 * else on the next one; then working days are counted, without holidays.
 */
export function deliveryDays(
  { minDays, maxDays, cutoff, timeZone, country }: DeliveryFacts,
  now: Date,
): DeliveryDays {
  const wall = wallTime(now, timeZone);
  const [hours = 0, minutes = 0] = cutoff.split(':').map(Number);
  const until = hours * 60 + minutes;
  const leaves = workingDay(wall.minutes < until ? wall.date : after(wall.date, 1));
  const arrives = (days: number): string => afterChristmas(workingDaysAfter(leaves, days), leaves, country);
  return {
    earliest: arrives(minDays),
    latest: arrives(maxDays),
    orderBy: momentOf({ date: leaves, minutes: until }, timeZone),
  };
}
