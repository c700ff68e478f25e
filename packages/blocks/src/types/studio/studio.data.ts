import type { BlockTypeData } from '../../registry/block-type.ts';
import { studioPath } from './studio.limits.ts';

/**
 * The way into the design studio (storefront.md §1, §3 studio: no defaults shown): a product, a promise and a button that
 * leads to /studio/, or to one product in it by its customise-it address (§2 Route list).
 */
export const studioData: BlockTypeData = {
  name: 'studio',
  title: 'Design studio',
  description: 'Leads shoppers to the studio, to design a product themselves.',
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
  fields: [
    { type: 'image', key: 'image', label: 'Picture of the product', ratioHint: '4:3' },
    { type: 'text', key: 'alt', label: 'What the picture shows', help: 'Read out instead of it.' },
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    { type: 'text', key: 'buttonText', label: 'Button', maxLength: 30 },
    {
      type: 'text',
      key: 'product',
      label: 'Product to open',
      help: 'Its address in the studio, such as custom-printed-tote-bags; empty opens the whole studio.',
    },
    { type: 'link', key: 'href', label: 'Another link', help: 'Wins over the product.', group: 'advanced' },
    {
      type: 'select',
      key: 'imageSide',
      label: 'Picture',
      group: 'design',
      options: [
        { value: 'left', label: 'On the left' },
        { value: 'right', label: 'On the right' },
      ],
    },
  ],
  example: { properties: { image: '/images/scenes/rail-spring-portrait' } },
};
