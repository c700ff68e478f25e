/** Decimal separators, by language. */
const points: Readonly<Record<string, string>> = { en: '.', de: ',', fr: ',' };

/**
 * A number with one decimal, such as an average of stars: `4.6`, `4,6`. Every card of a shop has one, and `Intl` takes a
 * phone 50 ms to wake.
 */
export function oneDecimal(value: number, locale: string): string {
  const point = points[locale.slice(0, 2)];
  return point === undefined || Math.abs(value) >= 1000
    ? value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    : value.toFixed(1).replace('.', point);
}
