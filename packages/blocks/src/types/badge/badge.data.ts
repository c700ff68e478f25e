import { badgeFields } from '../../parts/badge-fields.ts';
import { dataOf } from '../../registry/data-of.ts';
import { badgeProperties } from './badge.properties.ts';

/**
 * A completion badge of a shop owner (platform.md §1, §3: code, unlocked). The spec shows no defaults: a quarter of the
 * row, since badges are shown side by side, and locked, because one that was not earned must not look so.
 */
export const badgeData = dataOf({
  name: 'badge',
  title: 'Badge',
  description: 'Something a shop has completed or is working towards.',
  category: 'media',
  size: 3,
  minSize: 3,
  defaults: { code: 'sign-up', title: '', copy: '', href: '', unlocked: false },
  compatibility: new Set(['store']),
  properties: badgeProperties,
  fields: [
    ...badgeFields,
    { type: 'longText', key: 'copy', label: 'Text', maxLength: 140 },
    { type: 'link', key: 'href', label: 'Link', help: 'Where people earn the badge.' },
  ],
  example: {
    properties: { code: 'designer', copy: 'You put a design on a product.', unlocked: true },
  },
});
