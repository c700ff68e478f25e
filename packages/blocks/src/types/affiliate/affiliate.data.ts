import { dataOf } from '../../registry/data-of.ts';
import { affiliateProperties } from './affiliate.properties.ts';

/**
 * A link to share for a reward (storefront.md §3 affiliate: no defaults shown). A visitor's own link comes from the
 * environment's `affiliateLink`; the block may name one for everybody, or a button to join by for those who have none.
 */
export const affiliateData = dataOf({
  name: 'affiliate',
  title: 'Share and earn',
  description: 'A link that people share for a reward, with its terms.',
  category: 'signUp',
  size: 12,
  minSize: 4,
  defaults: {
    title: 'Share and earn',
    copy: '',
    link: '',
    terms: '',
    action: {},
  },
  compatibility: new Set(['store']),
  properties: affiliateProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    {
      type: 'text',
      key: 'link',
      label: 'Link to share',
      help: 'For people who don’t have their own link.',
      placeholder: 'https://shop.example/?ref=friends',
      rules: ['url'],
    },
    { type: 'text', key: 'action.text', label: 'Button for people without a link', placeholder: 'Join' },
    { type: 'link', key: 'action.href', label: 'Button link' },
    { type: 'longText', key: 'terms', label: 'Terms' },
  ],
  example: {
    properties: {
      copy: 'Send friends our way and get ten per cent of what they spend.',
      terms: 'Paid out monthly from £20 on. Your own orders do not count.',
      action: { text: 'Get a link', href: '/login/' },
    },
  },
});
