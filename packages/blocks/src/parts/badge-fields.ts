import type { BlockField } from '../registry/fields.ts';

/** How the editor asks for one completion badge: its code, title and whether it is unlocked. */
export const badgeFields = [
  {
    type: 'select',
    key: 'code',
    label: 'Badge',
    options: [
      { value: 'sign-up', label: 'Sign-up' },
      { value: 'shopify-sign-up', label: 'Shopify sign-up' },
      { value: 'billing', label: 'Card and billing' },
      { value: 'designer', label: 'Designer' },
      { value: 'profile', label: 'Profile' },
      { value: 'theme', label: 'Theme' },
      { value: 'homepage', label: 'Homepage' },
      { value: 'entrepreneur', label: 'Entrepreneur' },
    ],
  },
  {
    type: 'text',
    key: 'title',
    label: 'Title',
    help: 'Leave it empty to use the badge’s own title.',
    maxLength: 40,
  },
  { type: 'switch', key: 'unlocked', label: 'Unlocked' },
] as const satisfies readonly BlockField[];
