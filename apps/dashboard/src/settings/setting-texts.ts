/** A time as the fields for its day and its hour have it, in the time zone of the browser; '' for none. */
export function localTime(iso: string | null): { day: string; time: string } {
  if (iso === null) return { day: '', time: '' };
  const at = new Date(iso);
  const part = (value: number): string => String(value).padStart(2, '0');
  return {
    day: `${at.getFullYear()}-${part(at.getMonth() + 1)}-${part(at.getDate())}`,
    time: `${part(at.getHours())}:${part(at.getMinutes())}`,
  };
}

/** Value of the two fields as UTC; null without a day. */
export function timeOf(day: string, time: string): string | null {
  const at = Date.parse(`${day}T${time === '' ? '00:00' : time}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** IANA names of the time zones that this browser knows, by name. */
export function timeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
}

/** A time zone as it is read: `Europe/London` is London (Europe). */
export function timeZoneName(name: string): string {
  const [area, ...place] = name.split('/');
  if (place.length === 0) return name;
  return `${place.join(', ')} (${area})`.replaceAll('_', ' ');
}

/** Addresses of a text: one a line, or with commas between. */
export function guestsOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).map((address) => address.toLowerCase()))].filter(
    (address) => address !== '',
  );
}
