/** A number with one decimal, such as an average of stars: `4.6`, `4,6`. */
export function oneDecimal(value: number, locale: string): string {
  return value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
