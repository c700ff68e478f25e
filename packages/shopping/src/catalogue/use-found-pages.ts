import { useProductsSuggestQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { divisionOf, type ReadValue, useCore } from '@omnis/shop-kit';
import { suggestArg } from './suggest-arg.ts';

/** Pages of the shop that a search for a term finds; none without a term. */
export function useFoundPages(term: string): ReadValue<'productsSuggest'>['pages'] {
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const { data } = useProductsSuggestQuery(suggestArg(term, { division, currency }), { skip: term === '' });
  return data?.pages ?? [];
}
