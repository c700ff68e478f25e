import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { tagletsLimits } from './taglets.limits.ts';
import { tagletsProperties } from './taglets.properties.ts';

/** Tags under a heading (storefront.md §3: heading, items); nested blocks of the type `tag` come after its items. */
export const tagletsData = dataOf({
  name: 'taglets',
  title: 'Tags',
  description: 'Words that link to collections, posts or pages.',
  category: 'text',
  size: 12,
  minSize: 3,
  defaults: { heading: '', items: [], align: 'left' },
  limits: tagletsLimits,
  compatibility: new Set(['store']),
  itemTypes: ['tag'],
  properties: tagletsProperties,
  fields: [
    { type: 'text', key: 'heading', label: 'Title', maxLength: 60 },
    {
      type: 'list',
      key: 'items',
      label: 'Tags',
      itemLabel: 'Tag',
      max: tagletsLimits.items,
      newItem: { text: '', href: '' },
      fields: [
        { type: 'text', key: 'text', label: 'Text', rules: ['required'], maxLength: 40 },
        { type: 'link', key: 'href', label: 'Link' },
        { type: 'colour', key: 'textColor', label: 'Text colour', group: 'design' },
        { type: 'colour', key: 'backgroundColor', label: 'Background', group: 'design' },
        { type: 'colour', key: 'borderColor', label: 'Border', group: 'design' },
      ],
    },
    {
      type: 'select',
      key: 'align',
      label: 'Alignment',
      group: 'design',
      options: optionsOf(tagletsProperties.align, { left: 'Left', center: 'Centre' }),
    },
  ],
  example: {
    properties: {
      heading: 'Look for',
      items: ['Organic cotton', 'Heavyweight', 'For children', 'Prints', 'Under £20'].map((text) => ({
        text,
        href: `/search/?q=${encodeURIComponent(text)}`,
      })),
    },
  },
});
