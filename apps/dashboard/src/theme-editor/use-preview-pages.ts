import { useCollectionsListQuery, useDashboardProductsQuery } from '@omnis/api-client';
import type { PreviewPage } from '@omnis/editor/theme';
import { useTexts } from '@omnis/texts/react';
import { useMemo } from 'react';
import { useActiveStore } from '../app/session.ts';
import { themeRouteTexts } from '../texts/theme-editor/index.ts';

/** The pages of the shop that a theme is looked at on: home, a collection, a product, the search, the basket. */
export function usePreviewPages(): readonly PreviewPage[] {
  const t = useTexts(themeRouteTexts);
  const { division } = useActiveStore();
  const params = { division };
  const { data: collections } = useCollectionsListQuery({ params });
  const { data: products } = useDashboardProductsQuery({ params, query: { sort: 'name', perPage: 100 } });
  return useMemo(() => {
    const collection = collections?.items[0];
    const product = products?.items[0];
    return [
      { label: t('home'), path: '/' },
      ...(collection
        ? [
            {
              label: t('collectionPage', { name: collection.name }),
              path: `/collection/${encodeURIComponent(collection.urlName)}/`,
            },
          ]
        : []),
      ...(product
        ? [
            {
              label: t('productPage', { name: product.name }),
              path: `/product/${encodeURIComponent(product.urlName)}/`,
            },
          ]
        : []),
      { label: t('search'), path: '/search/' },
      { label: t('basket'), path: '/basket/' },
    ];
  }, [t, collections, products]);
}
