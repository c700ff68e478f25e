import type { BlockTypeData } from '../../registry/block-data.ts';
import { quoteDefaults } from './quote.limits.ts';

/** Words of a customer or the press (storefront.md §3: Lato, 24, right, 4px). */
export const quoteData: BlockTypeData = {
  name: 'quote',
  title: 'Quote',
  description: 'A quote from a customer or the press.',
  category: 'text',
  size: 6,
  minSize: 3,
  defaults: quoteDefaults,
  compatibility: new Set(['store', 'mail']),
  fields: [
    { type: 'longText', key: 'quote', label: 'Quote', rules: ['required'] },
    { type: 'text', key: 'author', label: 'Author' },
    { type: 'font', key: 'font', label: 'Font', group: 'design' },
    {
      type: 'number',
      key: 'fontSize',
      label: 'Size',
      unit: 'px',
      min: 12,
      max: 72,
      step: 1,
      group: 'design',
    },
    { type: 'switch', key: 'bold', label: 'Bold', group: 'design' },
    { type: 'switch', key: 'italic', label: 'Italic', group: 'design' },
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
    { type: 'colour', key: 'textColor', label: 'Text colour', group: 'design' },
    { type: 'colour', key: 'backgroundColor', label: 'Background', group: 'design' },
    {
      type: 'text',
      key: 'borderRadius',
      label: 'Corners',
      placeholder: quoteDefaults.borderRadius,
      group: 'design',
    },
  ],
  example: {
    properties: {
      quote: 'The only T-shirt I have bought three times. It washes better than it arrives.',
      author: 'Hannah, Bristol',
    },
  },
};
