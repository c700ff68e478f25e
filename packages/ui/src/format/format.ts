import { formatMoney, isCurrencyCode, toMinor } from '@omnis/models';

const whole = new Intl.NumberFormat('en-GB');
const regions = new Intl.DisplayNames('en-GB', { type: 'region' });

const british = 'en-GB';

interface TimeFormats {
  readonly dateTime: Intl.DateTimeFormat;
  readonly date: Intl.DateTimeFormat;
  readonly relative: Intl.RelativeTimeFormat;
}

const timeFormats = new Map<string, TimeFormats>();

/** Formatters take long to make, so each is made once. */
function timeFormatsOf(locale: string): TimeFormats {
  const made = timeFormats.get(locale) ?? {
    dateTime: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' }),
  };
  timeFormats.set(locale, made);
  return made;
}

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

function timeOr(iso: string, format: (time: Date) => string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? iso : format(time);
}

/** A time of the wire, in this browser's zone: `6 Nov 2026, 14:05`. */
export function timeText(iso: string, locale = british): string {
  return timeOr(iso, (time) => timeFormatsOf(locale).dateTime.format(time));
}

const steps = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
] as const;

/**
 * How long ago a time of the wire is: `5 minutes ago`, `yesterday`; the date when it is more than a week ago.
 *
 * @param now - milliseconds since 1970
 */
export function agoText(iso: string, now = Date.now(), locale = british): string {
  const { date, relative } = timeFormatsOf(locale);
  return timeOr(iso, (time) => {
    const seconds = Math.round((now - time.getTime()) / 1000);
    if (seconds < 60) return locale.startsWith('en') ? 'just now' : relative.format(0, 'second');
    if (seconds >= 7 * 86_400) return date.format(time);
    const [unit, size] = steps.findLast(([, each]) => seconds >= each) ?? steps[0];
    return relative.format(-Math.floor(seconds / size), unit);
  });
}

/** A number with its thousands separated and at most three decimals. */
export function numberText(value: number): string {
  return whole.format(value);
}

/** A whole number with its thousands separated. */
export function countText(count: number): string {
  return whole.format(count);
}

/** A count with its noun: `1 item`, `3 items`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${whole.format(count)} ${count === 1 ? noun : plural}`;
}

/** Name of a country, `GB` becoming United Kingdom. */
export function countryName(code: string): string {
  try {
    return regions.of(code) ?? code;
  } catch {
    return code;
  }
}
