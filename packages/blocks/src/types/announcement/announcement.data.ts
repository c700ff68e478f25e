import type { BlockField } from '../../registry/fields.ts';
import { iconOptions } from '../../parts/icon-options.ts';
import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { announcementActionStyles, announcementAlignments } from './announcement.limits.ts';
import { announcementProperties } from './announcement.properties.ts';

/** The fields of an announcement, and of a notice, but for its text. */
export const announcementFields = [
  { type: 'select', key: 'icon', label: 'Icon', options: iconOptions },
  {
    type: 'text',
    key: 'action.text',
    label: 'Link text',
    help: 'Shown only if there’s both text and a link.',
  },
  { type: 'link', key: 'action.href', label: 'Link' },
  {
    type: 'select',
    key: 'actionStyle',
    label: 'Link style',
    group: 'design',
    options: optionsOf(announcementProperties.actionStyle, {
      none: 'Link',
      primary: 'Primary button',
      secondary: 'Secondary button',
    }),
  },
  {
    type: 'select',
    key: 'alignment',
    label: 'Alignment',
    group: 'design',
    options: optionsOf(announcementProperties.alignment, {
      left: 'Left',
      center: 'Centre',
      right: 'Right',
      'space-between': 'Text left, link right',
    }),
  },
  { type: 'colour', key: 'textColor', label: 'Text colour', group: 'design' },
  { type: 'colour', key: 'backgroundColor', label: 'Background', group: 'design' },
] as const satisfies readonly BlockField[];

/** One line of news (storefront.md §3 Banner, pod and announcement fields; radius 4px). */
export const announcementData = dataOf({
  name: 'announcement',
  title: 'Announcement',
  description: 'One line of news, with a link.',
  category: 'text',
  size: 12,
  minSize: 6,
  defaults: { icon: '', text: '', action: null, actionStyle: 'none', alignment: 'center' },
  limits: { alignment: announcementAlignments, actionStyle: announcementActionStyles },
  compatibility: new Set(['store', 'mail']),
  properties: announcementProperties,
  fields: [
    { type: 'text', key: 'text', label: 'Text', rules: ['required'], maxLength: 120 },
    ...announcementFields,
  ],
  example: {
    properties: {
      icon: 'truck',
      text: 'Free delivery in the UK on orders over £40',
      action: { text: 'How we post', href: '/help/' },
    },
  },
});
