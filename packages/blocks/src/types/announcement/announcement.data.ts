import { iconOptions } from '../../parts/icon-options.ts';
import type { BlockTypeData } from '../../registry/block-data.ts';
import { announcementActionStyles, announcementAlignments } from './announcement.limits.ts';

/** One line of news (storefront.md §3 Banner, pod and announcement fields; radius 4px). */
export const announcementData: BlockTypeData = {
  name: 'announcement',
  title: 'Announcement',
  description: 'One line of news, with a link.',
  category: 'text',
  size: 12,
  minSize: 6,
  defaults: { icon: '', text: '', action: null, actionStyle: 'none', alignment: 'center' },
  limits: { alignment: announcementAlignments, actionStyle: announcementActionStyles },
  compatibility: new Set(['store', 'mail']),
  fields: [
    { type: 'text', key: 'text', label: 'Text', rules: ['required'], maxLength: 120 },
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
      options: [
        { value: 'none', label: 'Link' },
        { value: 'primary', label: 'Primary button' },
        { value: 'secondary', label: 'Secondary button' },
      ],
    },
    {
      type: 'select',
      key: 'alignment',
      label: 'Alignment',
      group: 'design',
      options: [
        { value: 'left', label: 'Left' },
        { value: 'center', label: 'Centre' },
        { value: 'right', label: 'Right' },
        { value: 'space-between', label: 'Text left, link right' },
      ],
    },
    { type: 'colour', key: 'textColor', label: 'Text colour', group: 'design' },
    { type: 'colour', key: 'backgroundColor', label: 'Background', group: 'design' },
  ],
  example: {
    properties: {
      icon: 'truck',
      text: 'Free delivery in the UK on orders over £40',
      action: { text: 'How we post', href: '/help/' },
    },
  },
};
