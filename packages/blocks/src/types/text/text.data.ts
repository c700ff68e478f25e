import type { BlockTypeData } from '../../registry/block-data.ts';

/** Plain text (storefront.md §3). */
export const textData: BlockTypeData = {
  name: 'text',
  title: 'Plain text',
  description: 'A line or two without a title.',
  category: 'text',
  size: 12,
  minSize: 3,
  defaults: { text: '', align: 'left', textSize: 'md' },
  compatibility: new Set(['store', 'mail']),
  fields: [
    { type: 'longText', key: 'text', label: 'Text', help: 'Each line becomes a paragraph.' },
    {
      type: 'select',
      key: 'textSize',
      label: 'Size',
      group: 'design',
      options: [
        { value: 'sm', label: 'Small' },
        { value: 'md', label: 'Medium' },
        { value: 'lg', label: 'Large' },
        { value: 'xl', label: 'Very large' },
      ],
    },
    {
      type: 'select',
      key: 'align',
      label: 'Alignment',
      group: 'design',
      options: [
        { value: 'left', label: 'Left' },
        { value: 'center', label: 'Centre' },
        { value: 'right', label: 'Right' },
      ],
    },
    { type: 'colour', key: 'color', label: 'Colour', group: 'design' },
  ],
  example: { properties: { text: 'Every order plants a tree in Kent.', textSize: 'lg', align: 'center' } },
};
