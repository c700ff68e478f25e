import { dataOf } from '../../registry/data-of.ts';
import { splitTestVariationProperties } from './split-test-variation.properties.ts';

/** A variation of a split test, which holds what it shows (storefront.md §4: it is placed in the slot of a split test). */
export const splitTestVariationData = dataOf({
  name: 'splitTestVariation',
  title: 'Variation',
  description: 'Shown to some of a split test’s visitors.',
  category: 'layout',
  size: 12,
  minSize: 12,
  defaults: { name: '' },
  compatibility: new Set(['store']),
  itemTypes: [
    'banner',
    'textBlock',
    'slideshow',
    'productList',
    'grid',
    'carousel',
    'row',
    'pod',
    'image',
    'summary',
    'quote',
    'announcement',
    'button',
    'newsletterSubscribe',
    'expandable',
    'comparePictures',
    'youtube',
    'html',
    'spacer',
  ],
  properties: splitTestVariationProperties,
  fields: [
    {
      type: 'text',
      key: 'name',
      label: 'Name',
      placeholder: 'New',
      maxLength: 40,
      suggest: 'splitTestVariations',
      help: 'The variation’s name in the test, with the same capital letters.',
    },
  ],
});
