import type { BlockTypeData } from '../../registry/block-type.ts';

/**
 * Ways to pass a page on (storefront.md §3: href). The spec names the address only; a new one shares the page that it
 * stands on by link, by email and by what the device offers. No site is asked for a button of its own, since those
 * follow shoppers around.
 */
export const interactionsData: BlockTypeData = {
  name: 'interactions',
  title: 'Share',
  description: 'Ways to pass a page on: a link to copy, email, and what the device offers.',
  category: 'signUp',
  size: 12,
  minSize: 3,
  defaults: { href: '', title: 'Share this', align: 'left' },
  compatibility: new Set(['store']),
  fields: [
    { type: 'text', key: 'title', label: 'Title', help: 'Also the subject of the email.', maxLength: 60 },
    { type: 'link', key: 'href', label: 'What is shared', help: 'Empty shares the page it stands on.' },
    {
      type: 'select',
      key: 'align',
      label: 'Stands',
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
