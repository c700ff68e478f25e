import type { ReadArg } from '@omnis/shop-kit';

/** The argument of the read of suggestions for a text. */
export function suggestArg(
  q: string,
  { division, currency }: { readonly division: number; readonly currency: string },
): ReadArg<'productsSuggest'> {
  return { params: { division }, query: { q, currency } };
}

/** Where a term is searched for. */
export function searchPath(term: string): string {
  return `/search/?q=${encodeURIComponent(term)}`;
}
