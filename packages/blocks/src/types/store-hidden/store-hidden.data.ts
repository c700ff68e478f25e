import { dataOf } from '../../registry/data-of.ts';
import { storeHiddenProperties } from './store-hidden.properties.ts';

/**
 * Tells that a store is not public (storefront.md §3 storeHidden: no defaults shown). Owners and internal staff see it
 * while the environment's `visitor.storeHidden` is true, shoppers never do. Its defaults say what that means and where
 * to change it, so that it needs no writing.
 */
export const storeHiddenData = dataOf({
  name: 'storeHidden',
  title: 'Store is hidden',
  description: 'Reminds you, and nobody else, that shoppers cannot see your store.',
  category: 'layout',
  size: 12,
  minSize: 6,
  defaults: {
    title: 'Your store is not public yet',
    copy: 'You see this page because you are signed in. Shoppers are asked for a password, or told when you open.',
    action: { text: 'Open the dashboard', href: '/dashboard/' },
  },
  compatibility: new Set(['store']),
  properties: storeHiddenProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    { type: 'text', key: 'action.text', label: 'Button', maxLength: 30 },
    { type: 'link', key: 'action.href', label: 'Button link' },
  ],
});
