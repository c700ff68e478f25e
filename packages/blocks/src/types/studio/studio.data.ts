import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { studioPath } from './studio.limits.ts';
import { studioProperties } from './studio.properties.ts';

/**
 * The way into the design studio (storefront.md §1, §3 studio: no defaults shown): a product, a promise and a button that
 * leads to /studio/, or to one product in it by its customise-it address (§2 Route list).
 */
export const studioData = dataOf({
  name: 'studio',
  title: 'Design studio',
  description: 'Takes shoppers to the studio to design their own product.',
  category: 'hero',
  size: 12,
  minSize: 4,
  defaults: {
    title: 'Design your own',
    copy: 'Your drawing, your words, one piece or a hundred.',
    image: '',
    alt: '',
    buttonText: 'Start designing',
    href: studioPath,
    product: '',
    imageSide: 'left',
  },
  compatibility: new Set(['store']),
  properties: studioProperties,
  fields: [
    { type: 'image', key: 'image', label: 'Product image', ratioHint: '4:3' },
    {
      type: 'text',
      key: 'alt',
      label: 'Image description',
      help: 'Screen readers read it instead of the image.',
    },
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    { type: 'text', key: 'buttonText', label: 'Button', maxLength: 30 },
    {
      type: 'text',
      key: 'product',
      label: 'Product to open',
      help: 'Its address in the studio, such as custom-printed-tote-bags. If empty, it opens the whole studio.',
    },
    {
      type: 'link',
      key: 'href',
      label: 'Another link',
      help: 'Used instead of the product.',
      group: 'advanced',
    },
    {
      type: 'select',
      key: 'imageSide',
      label: 'Image position',
      group: 'design',
      options: optionsOf(studioProperties.imageSide, { left: 'On the left', right: 'On the right' }),
    },
  ],
  example: { properties: { image: '/images/scenes/rail-spring-portrait' } },
});
