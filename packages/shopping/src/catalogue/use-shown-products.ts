import { productsApi } from '@omnis/api-client';
import { useAppDispatch, useAppSelector } from '@omnis/store';
import { shallowEqual } from 'react-redux';
import { useEffect, useMemo } from 'react';
import { listArg, shownPages, type Filters, type ListPlace, type ProductListing } from './filters.ts';

type Items = ProductListing['items'];

/**
 * The products of all pages that are shown, the last page's among them. The loader has read them; here they are kept
 * for as long as they are shown.
 */
export function useShownProducts(filters: Filters, place: ListPlace, last: Items): Items {
  const dispatch = useAppDispatch();
  const { productsList } = productsApi.endpoints;
  const { division, currency, collection, creator } = place;
  const args = useMemo(
    () =>
      shownPages(filters)
        .slice(0, -1)
        .map((page) => listArg(page, { division, currency, collection, creator })),
    [filters, division, currency, collection, creator],
  );
  useEffect(() => {
    const held = args.map((arg) => dispatch(productsList.initiate(arg)));
    return () => {
      for (const each of held) each.unsubscribe();
    };
  }, [args, dispatch, productsList]);
  const earlier = useAppSelector(
    (state) => args.map((arg) => productsList.select(arg)(state).data?.items),
    shallowEqual,
  );
  return useMemo(() => {
    const seen = new Set<number>();
    // A product that moved between two pages meanwhile is shown once.
    return [...earlier.flatMap((items) => items ?? []), ...last].filter(
      ({ id }) => !seen.has(id) && seen.add(id),
    );
  }, [earlier, last]);
}
