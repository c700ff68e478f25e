import { iconOptions } from '../../parts/icon-options.ts';
import { dataOf } from '../../registry/data-of.ts';
import { featureProperties } from './feature.properties.ts';

/**
 * A point of a letter, with an icon or a picture beside it (storefront.md §3 feature: mail only). Its HTML is a table of
 * one row, which every mail program lays out.
 */
export const featureData = dataOf({
  name: 'feature',
  title: 'Feature',
  description: 'A point in your email, with an icon or image beside it.',
  category: 'text',
  size: 12,
  minSize: 6,
  defaults: { icon: 'star', image: '', title: '', copy: '', action: {} },
  compatibility: new Set(['mail']),
  properties: featureProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    { type: 'select', key: 'icon', label: 'Icon', options: iconOptions },
    { type: 'image', key: 'image', label: 'Image', help: 'Shown instead of the icon.', ratioHint: '1:1' },
    { type: 'text', key: 'action.text', label: 'Link text', maxLength: 40 },
    { type: 'link', key: 'action.href', label: 'Link' },
    { type: 'colour', key: 'backgroundColor', label: 'Background', group: 'design' },
    { type: 'colour', key: 'textColor', label: 'Text colour', group: 'design' },
  ],
  example: {
    properties: {
      icon: 'recycle',
      title: 'Made to come back',
      copy: 'Send it back when it is worn out: we make the cotton into something new.',
      action: { text: 'How it works', href: '/blog/' },
    },
  },
});
