import type { BlockField } from '../registry/fields.ts';

/** How the editor asks for one completion badge: its code, title and whether it is unlocked. */
export const badgeFields: readonly BlockField[] = [
  {
    type: 'select',
    key: 'code',
    label: 'Badge',
    options: [
      { value: 'sign-up', label: 'Signed up' },
      { value: 'shopify-sign-up', label: 'Shopify connected' },
      { value: 'billing', label: 'Card on file' },
      { value: 'designer', label: 'First design' },
      { value: 'profile', label: 'Profile complete' },
      { value: 'theme', label: 'Theme chosen' },
      { value: 'homepage', label: 'Homepage live' },
      { value: 'entrepreneur', label: 'Entrepreneur' },
    ],
  },
  { type: 'text', key: 'title', label: 'Title', help: 'Only where it should differ.', maxLength: 40 },
  { type: 'switch', key: 'unlocked', label: 'Unlocked' },
];
