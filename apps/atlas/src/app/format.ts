import { formatMoney, isCurrencyCode, toMinor } from '@omnis/models';

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const regions = new Intl.DisplayNames('en-GB', { type: 'region' });

/**
 * An amount from the wire as it is read.
 *
 * @param amount - major units
 * @param currency - ISO 4217; an unknown one is shown as it stands
 */
export function moneyText(amount: number, currency: string): string {
  return isCurrencyCode(currency)
    ? formatMoney(toMinor(amount, currency), currency)
    : `${amount} ${currency}`;
}

/** A time of the wire, in this browser's zone: `6 Nov 2026, 14:05`. */
export function timeText(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? iso : dateTime.format(time);
}

/** Hours and minutes of a moment, in milliseconds since 1970. */
export function clockText(moment: number): string {
  return clock.format(moment);
}

/** Name of a country, `GB` becoming United Kingdom. */
export function countryName(code: string): string {
  try {
    return regions.of(code) ?? code;
  } catch {
    return code;
  }
}

/** A count with its noun: `1 item`, `3 items`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
