/** A country to choose. */
export interface CountryOption {
  readonly value: string;
  readonly label: string;
}

/**
 * Countries by their names in a language, in its order, the first of the list (the store's own) before the others.
 *
 * @param codes - ISO 3166
 */
export function countryOptions(codes: readonly string[], locale: string): readonly CountryOption[] {
  const names = new Intl.DisplayNames([locale || 'en-GB', 'en'], { type: 'region', fallback: 'code' });
  const [own, ...others] = codes.map((value) => ({ value, label: names.of(value) ?? value }));
  if (!own) return [];
  return [own, ...others.toSorted((a, b) => a.label.localeCompare(b.label, locale || 'en-GB'))];
}
