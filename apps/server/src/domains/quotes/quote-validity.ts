import type { QuoteRow } from './quotes.types.ts';

/** A day of the database as `2026-11-30`. */
export function dayOf(value: Date | string | null): string | null {
  if (value === null) return null;
  return typeof value === 'string' ? value.slice(0, 10) : value.toISOString().slice(0, 10);
}

/** Tells whether a day is over. @param day - such as `2026-11-30` */
export const isPast = (day: string, now = new Date()): boolean => day < now.toISOString().slice(0, 10);

/** Tells whether the price of a quote cannot be accepted any more: its last day is over. */
export function isExpired({ valid_until: until }: Pick<QuoteRow, 'valid_until'>): boolean {
  const day = dayOf(until);
  return day !== null && isPast(day);
}
