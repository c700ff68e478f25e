const days = new Map<string, Intl.DateTimeFormat>();

/** Formatters take longer to make than a page to render, so each is made once. */
function dayFormat(locale: string): Intl.DateTimeFormat {
  const made =
    days.get(locale) ??
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  days.set(locale, made);
  return made;
}

/** The day of a time, the same on the server and wherever it is read; '' for what is no time. */
export function dayText(iso: string, locale: string): string {
  const day = new Date(iso);
  return Number.isNaN(day.getTime()) ? '' : dayFormat(locale).format(day);
}
