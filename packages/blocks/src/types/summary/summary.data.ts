import { iconOptions } from '../../parts/icon-options.ts';
import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { summaryProperties } from './summary.properties.ts';

/** A fact in a few words, with a picture or an icon (storefront.md §3). */
export const summaryData = dataOf({
  name: 'summary',
  title: 'Summary',
  description: 'A fact in a few words, with an icon or a small image.',
  category: 'text',
  size: 12,
  minSize: 3,
  defaults: { image: '', title: '', description: '', icon: '' },
  compatibility: new Set(['store', 'mail']),
  properties: summaryProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title', rules: ['required'] },
    { type: 'longText', key: 'description', label: 'Text' },
    { type: 'select', key: 'icon', label: 'Icon', options: iconOptions },
    { type: 'image', key: 'image', label: 'Image', help: 'Shown instead of the icon.' },
    {
      type: 'select',
      key: 'align',
      label: 'Alignment',
      group: 'design',
      options: optionsOf(summaryProperties.align, { left: 'Left', center: 'Centre' }),
    },
  ],
  example: {
    properties: {
      icon: 'leaf',
      title: 'Organic cotton',
      description: 'Grown without pesticides, spun and sewn with renewable energy.',
    },
  },
});
