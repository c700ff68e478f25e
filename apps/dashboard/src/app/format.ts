const dayOfMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** An amount on an axis, major units: without pence, in thousands where that is shorter. */
export function axisMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: amount >= 10_000 ? 'compact' : 'standard',
    minimumFractionDigits: 0,
    maximumFractionDigits: amount > 0 && amount < 5 ? 2 : amount >= 10_000 ? 1 : 0,
  }).format(amount);
}

/** A day without a time (`2026-11-06`) on an axis: `6 Nov`. */
export function dayText(day: string): string {
  const time = new Date(day);
  return Number.isNaN(time.getTime()) ? day : dayOfMonth.format(time);
}

const wholeDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day without a time (`2026-11-06`) in a sentence: `6 November 2026`. */
export function dateText(day: string): string {
  const time = new Date(day);
  return Number.isNaN(time.getTime()) ? day : wholeDate.format(time);
}

/**
 * A change against an earlier value, in whole per cent; null where there is nothing to compare with.
 *
 * @example
 * changeBetween(150, 100); // 50
 */
export function changeBetween(now: number, before: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null;
}
