import type { BlockTypeData } from '../../registry/block-type.ts';

/** A variation of a split test, which holds what it shows (storefront.md §4: it is placed in the slot of a split test). */
export const splitTestVariationData: BlockTypeData = {
  name: 'splitTestVariation',
  title: 'Variation',
  description: 'What some of the visitors of a split test see.',
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
    'youtube',
    'html',
    'spacer',
  ],
  fields: [
    {
      type: 'text',
      key: 'name',
      label: 'Name',
      placeholder: 'New',
      maxLength: 40,
      suggest: 'splitTestVariations',
      help: 'As the test calls this variation, capitals and small letters as there.',
    },
  ],
};
