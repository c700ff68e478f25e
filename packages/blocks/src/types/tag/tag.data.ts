import { dataOf } from '../../registry/data-of.ts';
import { tagProperties } from './tag.properties.ts';

/** A word or two that lead somewhere (storefront.md §3: text, href, colours). */
export const tagData = dataOf({
  name: 'tag',
  title: 'Tag',
  description: 'A word or two that link somewhere.',
  category: 'text',
  size: 12,
  minSize: 3,
  defaults: { text: '', href: '', textColor: '', backgroundColor: '', borderColor: '' },
  compatibility: new Set(['store']),
  properties: tagProperties,
  fields: [
    { type: 'text', key: 'text', label: 'Text', rules: ['required'], maxLength: 40 },
    { type: 'link', key: 'href', label: 'Link' },
    { type: 'colour', key: 'textColor', label: 'Text colour', group: 'design' },
    { type: 'colour', key: 'backgroundColor', label: 'Background', group: 'design' },
    { type: 'colour', key: 'borderColor', label: 'Border', group: 'design' },
  ],
  example: { properties: { text: 'Organic cotton', href: '/collection/organic/' } },
});
