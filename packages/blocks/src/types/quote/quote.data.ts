import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { quoteDefaults } from './quote.limits.ts';
import { quoteProperties } from './quote.properties.ts';

/** Words of a customer or the press (storefront.md §3: Lato, 24, right, 4px). */
export const quoteData = dataOf({
  name: 'quote',
  title: 'Quote',
  description: 'A quote from a customer or the press.',
  category: 'text',
  size: 6,
  minSize: 3,
  defaults: quoteDefaults,
  compatibility: new Set(['store', 'mail']),
  properties: quoteProperties,
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
      options: optionsOf(quoteProperties.align, { left: 'Left', center: 'Centre', right: 'Right' }),
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
});
