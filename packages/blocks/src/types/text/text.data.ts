import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { textProperties } from './text.properties.ts';

/** Plain text (storefront.md §3). */
export const textData = dataOf({
  name: 'text',
  title: 'Plain text',
  description: 'A line or two without a title.',
  category: 'text',
  size: 12,
  minSize: 3,
  defaults: { text: '', align: 'left', textSize: 'md' },
  compatibility: new Set(['store', 'mail']),
  properties: textProperties,
  fields: [
    { type: 'longText', key: 'text', label: 'Text', help: 'Each line becomes a paragraph.' },
    {
      type: 'select',
      key: 'textSize',
      label: 'Size',
      group: 'design',
      options: optionsOf(textProperties.textSize, {
        sm: 'Small',
        md: 'Medium',
        lg: 'Large',
        xl: 'Very large',
      }),
    },
    {
      type: 'select',
      key: 'align',
      label: 'Alignment',
      group: 'design',
      options: optionsOf(textProperties.align, { left: 'Left', center: 'Centre', right: 'Right' }),
    },
    { type: 'colour', key: 'color', label: 'Colour', group: 'design' },
  ],
  example: { properties: { text: 'Every order plants a tree in Kent.', textSize: 'lg', align: 'center' } },
});
