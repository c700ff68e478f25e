import {
  useCollectionsListQuery,
  useDashboardProductsQuery,
  useDashboardSplitTestsQuery,
  usePagesListQuery,
  useStoreCoreDataQuery,
} from '@omnis/api-client';
import type { FormChoices } from '@omnis/editor';
import { useTexts } from '@omnis/texts/react';
import { useMemo } from 'react';
import { useActiveStore } from '../app/session.ts';
import { choicesOf, type ShopContents } from './choices.ts';
import { pageEditorTexts } from '../texts/page-editor/index.ts';
import { pagesTexts } from '../texts/pages/index.ts';

/** The most products that one call lists. */
const mostProducts = 100;

const noProperties: ShopContents['properties'] = {};

/**
 * Choices for the editor's fields, as far as they have arrived: a list that fails leaves a text field.
 *
 * @param onPickImage - opens the shop's pictures
 */
export function useChoices(onPickImage: NonNullable<FormChoices['onPickImage']>): FormChoices {
  const tPages = useTexts(pagesTexts);
  const t = useTexts(pageEditorTexts);
  const { division, theme } = useActiveStore();
  const params = { division };
  const { data: collections } = useCollectionsListQuery({ params });
  const { data: pages } = usePagesListQuery({ params, query: { 'page-type': 'StorePage' } });
  const { data: products } = useDashboardProductsQuery({
    params,
    query: { sort: 'name', perPage: mostProducts },
  });
  const { data: splitTests } = useDashboardSplitTestsQuery({ params });
  const { data: core } = useStoreCoreDataQuery({ params });
  const properties = core?.state.theme.properties;
  return useMemo(
    () => ({
      ...choicesOf(t, tPages, {
        collections: collections?.items ?? [],
        pages: pages?.items ?? [],
        products: products?.items ?? [],
        splitTests: splitTests?.items ?? [],
        theme,
        properties: properties ?? noProperties,
      }),
      onPickImage,
    }),
    [t, tPages, collections, pages, products, splitTests, theme, properties, onPickImage],
  );
}
