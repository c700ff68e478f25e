import { dataOf } from '../../registry/data-of.ts';
import { remillReturnProperties } from './remill-return.properties.ts';

/**
 * Asks for the email that a return for recycling begins with (storefront.md §1, §3 Remill form; no defaults shown). Its
 * words promise what §9 does: it is free, postage is paid in the UK, and a coupon is awarded.
 */
export const remillReturnData = dataOf({
  name: 'remillReturn',
  title: 'Return for recycling',
  description: 'Shoppers return worn-out cotton and get a coupon.',
  category: 'signUp',
  size: 12,
  minSize: 4,
  defaults: {
    title: 'Send back what is worn out',
    copy: 'Clothes of 100% cotton, of any brand. It is free, we pay the postage in the UK, and you get a coupon.',
    buttonText: 'Return it',
    image: '',
    alt: '',
  },
  compatibility: new Set(['store']),
  properties: remillReturnProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    { type: 'text', key: 'buttonText', label: 'Button', maxLength: 30 },
    { type: 'image', key: 'image', label: 'Image' },
    {
      type: 'text',
      key: 'alt',
      label: 'Image description',
      help: 'Screen readers read it instead of the image.',
    },
  ],
  example: { properties: { image: '/images/scenes/still-life-morning' } },
});
