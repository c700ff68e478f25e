import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { mostProducts, pageSizes } from './catalogue-products.limits.ts';
import { sortLabels } from './sort-labels.ts';
import { catalogueProductsProperties } from './catalogue-products.properties.ts';

/**
 * A catalogue to browse: products with a choice of order and a button for more. Its name is this package's (see
 * `catalogueCollectionsData`). Twelve products fill whole rows of 2, 3 and 4; bestsellers lead as in `productList`. Scrolling on
 * loads nothing by itself: whoever wants the footer has to reach it, and the threshold of storefront.md §9 is the page's.
 */
export const catalogueProductsData = dataOf({
  name: 'catalogueProducts',
  title: 'Catalogue',
  description: 'Products to browse. Shoppers can sort them and load more.',
  category: 'products',
  size: 12,
  minSize: 12,
  defaults: {
    title: '',
    collection: '',
    sortBy: 'bestsellerOrder',
    pageSize: pageSizes.fallback,
    showSort: true,
  },
  limits: { pageSize: pageSizes, products: mostProducts },
  compatibility: new Set(['store']),
  properties: catalogueProductsProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    {
      type: 'collection',
      key: 'collection',
      label: 'Collection',
      help: 'Shows all products unless you choose one.',
    },
    {
      type: 'select',
      key: 'sortBy',
      label: 'Sort by',
      options: optionsOf(catalogueProductsProperties.sortBy, sortLabels),
    },
    {
      type: 'number',
      key: 'pageSize',
      label: 'Products at a time',
      min: pageSizes.min,
      max: pageSizes.max,
      step: 4,
    },
    { type: 'switch', key: 'showSort', label: 'Let shoppers sort' },
  ],
  example: { properties: { title: 'Everything we make' } },
});
