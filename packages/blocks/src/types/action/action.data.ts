import { iconOptions } from '../../parts/icon-options.ts';
import { ratioOptions } from '../../parts/ratio.ts';
import { dataOf } from '../../registry/data-of.ts';
import { actionProperties } from './action.properties.ts';

/** A tile that asks for one thing to be done (storefront.md §3: title, copy, icon, href, ratio square). */
export const actionData = dataOf({
  name: 'action',
  title: 'Action tile',
  description: 'A tile with an icon and a short text that links somewhere.',
  category: 'media',
  size: 12,
  minSize: 3,
  defaults: { title: '', copy: '', icon: '', href: '', ratio: 'square' },
  compatibility: new Set(['store']),
  properties: actionProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title', rules: ['required'], maxLength: 60 },
    { type: 'longText', key: 'copy', label: 'Text', maxLength: 160 },
    { type: 'select', key: 'icon', label: 'Icon', options: iconOptions },
    { type: 'link', key: 'href', label: 'Link', help: 'The whole tile links to it.' },
    {
      type: 'select',
      key: 'ratio',
      label: 'Shape',
      help: 'A tile grows with its text. In a full row, it becomes a band.',
      group: 'design',
      options: ratioOptions,
    },
    { type: 'colour', key: 'backgroundColor', label: 'Background', group: 'design' },
    { type: 'colour', key: 'textColor', label: 'Text colour', group: 'design' },
  ],
  example: {
    properties: {
      title: 'Design your own',
      copy: 'Your artwork on organic cotton, from a single piece.',
      icon: 'palette',
      href: '/studio/',
    },
  },
});
