import { ratioOptions } from '../../parts/ratio.ts';
import { dataOf } from '../../registry/data-of.ts';
import { collectionLimits } from './catalogue-collections.limits.ts';
import { catalogueCollectionsProperties } from './catalogue-collections.properties.ts';

/**
 * The shop's collections as tiles. storefront.md §3 names “catalogue blocks” without identifiers or defaults; this
 * package calls them `catalogueCollections` and `catalogueProducts`, so that they stand together in lists of types. Eight
 * collections fill two rows on a computer; 4:5 upright pictures suit people who wear things.
 */
export const catalogueCollectionsData = dataOf({
  name: 'catalogueCollections',
  title: 'All collections',
  description: 'Your collections as tiles, always up to date.',
  category: 'products',
  size: 12,
  minSize: 6,
  defaults: { title: 'Collections', limit: collectionLimits.fallback, ratio: '1.25' },
  limits: { limit: collectionLimits },
  compatibility: new Set(['store']),
  properties: catalogueCollectionsProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    {
      type: 'number',
      key: 'limit',
      label: 'Maximum number',
      min: collectionLimits.min,
      max: collectionLimits.max,
      step: 1,
    },
    {
      type: 'select',
      key: 'ratio',
      label: 'Image shape',
      group: 'design',
      options: [{ value: '1.25', label: '4:5 upright' }, ...ratioOptions],
    },
  ],
  example: { properties: { title: 'Shop by collection' } },
});
