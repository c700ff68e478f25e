import { useCollectionsListQuery, useDashboardProductsQuery, usePagesListQuery } from '@omnis/api-client';
import type { FormChoices } from '@omnis/editor';
import { useMemo } from 'react';
import { useActiveStore } from '../app/session.ts';
import { choicesOf } from './choices.ts';

/** The most products that one call lists. */
const mostProducts = 100;

/**
 * What the editor's fields choose from, as far as it has arrived: a list that fails leaves a field to type in.
 *
 * @param onPickImage - opens the shop's pictures
 */
export function useChoices(onPickImage: NonNullable<FormChoices['onPickImage']>): FormChoices {
  const { division, theme } = useActiveStore();
  const params = { division };
  const { data: collections } = useCollectionsListQuery({ params });
  const { data: pages } = usePagesListQuery({ params, query: { 'page-type': 'StorePage' } });
  const { data: products } = useDashboardProductsQuery({
    params,
    query: { sort: 'name', perPage: mostProducts },
  });
  return useMemo(
    () => ({
      ...choicesOf({
        collections: collections?.items ?? [],
        pages: pages?.items ?? [],
        products: products?.items ?? [],
        theme,
      }),
      onPickImage,
    }),
    [collections, pages, products, theme, onPickImage],
  );
}
