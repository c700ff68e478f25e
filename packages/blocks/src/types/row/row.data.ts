import type { BlockTypeData } from '../../registry/block-type.ts';

/** Blocks beside or under each other, on a background (storefront.md §3). */
export const rowData: BlockTypeData = {
  name: 'row',
  title: 'Row',
  description: 'Blocks side by side, on a background if you like.',
  category: 'layout',
  size: 12,
  minSize: 3,
  defaults: { direction: 'row', backgroundImage: '', reversed: false, spacing: 24, align: 'center' },
  compatibility: new Set(['store', 'mail']),
  itemTypes: [
    'textBlock',
    'image',
    'summary',
    'button',
    'text',
    'quote',
    'pod',
    'html',
    'spacer',
    'newsletterSubscribe',
    'productList',
    'announcement',
  ],
  fields: [
    {
      type: 'select',
      key: 'direction',
      label: 'Blocks stand',
      options: [
        { value: 'row', label: 'Beside each other' },
        { value: 'column', label: 'Under each other' },
      ],
    },
    {
      type: 'switch',
      key: 'reversed',
      label: 'In reverse',
      help: 'The last block comes first, also on phones.',
    },
    {
      type: 'select',
      key: 'align',
      label: 'Lined up',
      group: 'design',
      options: [
        { value: 'start', label: 'At the top or left' },
        { value: 'center', label: 'In the middle' },
        { value: 'end', label: 'At the bottom or right' },
        { value: 'stretch', label: 'Stretched' },
      ],
    },
    {
      type: 'number',
      key: 'spacing',
      label: 'Space between',
      unit: 'px',
      min: 0,
      max: 160,
      step: 4,
      group: 'design',
    },
    { type: 'image', key: 'backgroundImage', label: 'Background picture', group: 'design' },
    { type: 'colour', key: 'backgroundColor', label: 'Background colour', group: 'design' },
    { type: 'colour', key: 'textColor', label: 'Colour of the text', group: 'design' },
  ],
  example: {
    properties: { spacing: 48 },
    items: [
      { type: 'image', size: 6, properties: { image: '/images/scenes/still-life-morning', ratio: '4:3' } },
      {
        type: 'textBlock',
        size: 6,
        properties: {
          title: 'From a seed to your wardrobe',
          html: '<p>Our cotton grows without pesticides on family farms in Gujarat, and we know each of them by name.</p>',
        },
      },
    ],
  },
};
