import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { interactionsProperties } from './interactions.properties.ts';

/**
 * Ways to pass a page on (storefront.md §3: href). The spec names the address only; a new one shares the page that it
 * stands on by link, by email and by what the device offers. No site is asked for a button of its own, since those
 * follow shoppers around.
 */
export const interactionsData = dataOf({
  name: 'interactions',
  title: 'Share',
  description: 'Ways to share a page: copy a link, send an email or use the device’s sharing.',
  category: 'signUp',
  size: 12,
  minSize: 3,
  defaults: { href: '', title: 'Share this', align: 'left' },
  compatibility: new Set(['store']),
  properties: interactionsProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title', help: 'Also the subject of the email.', maxLength: 60 },
    { type: 'link', key: 'href', label: 'Link to share', help: 'If empty, it shares the page it’s on.' },
    {
      type: 'select',
      key: 'align',
      label: 'Alignment',
      group: 'design',
      options: optionsOf(interactionsProperties.align, { left: 'Left', center: 'Centre', right: 'Right' }),
    },
  ],
  example: { properties: { title: 'Share this' } },
});
