/** The months as each language of the shop writes them, and what stands behind the number of the day. */
const months: Readonly<Record<string, readonly [names: string, behindDay: string]>> = /* @__PURE__ */ {
  'en-GB': ['January February March April May June July August September October November December', ''],
  de: ['Januar Februar März April Mai Juni Juli August September Oktober November Dezember', '.'],
  fr: ['janvier février mars avril mai juin juillet août septembre octobre novembre décembre', ''],
};

/**
 * The day of a time, the same on the server and wherever it is read; '' for what is no time. Reviews of every product
 * have one, and `Intl` takes a phone 50 ms to wake.
 */
export function dayText(iso: string, locale: string): string {
  const day = new Date(iso);
  if (Number.isNaN(day.getTime())) return '';
  const [names, behindDay] = months[locale] ?? months[locale.slice(0, 2)] ?? [];
  return names === undefined
    ? day.toLocaleDateString(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
    : `${day.getUTCDate()}${behindDay} ${names.split(' ')[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
