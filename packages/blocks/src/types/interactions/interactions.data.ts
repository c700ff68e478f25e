import type { BlockTypeData } from '../../registry/block-data.ts';

/**
 * Ways to pass a page on (storefront.md §3: href). The spec names the address only; a new one shares the page that it
 * stands on by link, by email and by what the device offers. No site is asked for a button of its own, since those
 * follow shoppers around.
 */
export const interactionsData: BlockTypeData = {
  name: 'interactions',
  title: 'Share',
  description: 'Ways to share a page: copy a link, send an email or use the device’s sharing.',
  category: 'signUp',
  size: 12,
  minSize: 3,
  defaults: { href: '', title: 'Share this', align: 'left' },
  compatibility: new Set(['store']),
  fields: [
    { type: 'text', key: 'title', label: 'Title', help: 'Also the subject of the email.', maxLength: 60 },
    { type: 'link', key: 'href', label: 'Link to share', help: 'If empty, it shares the page it’s on.' },
    {
      type: 'select',
      key: 'align',
      label: 'Alignment',
      group: 'design',
      options: [
        { value: 'left', label: 'Left' },
        { value: 'center', label: 'Centre' },
        { value: 'right', label: 'Right' },
      ],
    },
  ],
  example: { properties: { title: 'Share this' } },
};
