/** A time in the words of a language, such as `24 Nov 2026, 10:05`. @param iso - UTC time */
export const dateWords = (iso: string, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
