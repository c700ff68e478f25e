import { iconOptions } from '../../parts/icon-options.ts';
import { ratioOptions } from '../../parts/ratio.ts';
import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { cardProperties } from './card.properties.ts';

/**
 * A picture with words on a surface of its own (storefront.md §3). The spec shows no defaults: a third of the row,
 * since cards come in threes, and a 4:3 picture, which leaves the words in view on a phone.
 */
export const cardData = dataOf({
  name: 'card',
  title: 'Card',
  description: 'An image or icon with a title and text, on its own background.',
  category: 'media',
  size: 4,
  minSize: 3,
  defaults: {
    image: '',
    imageAlt: '',
    ratio: '4:3',
    icon: '',
    eyebrow: '',
    title: '',
    copy: '',
    href: '',
    buttonText: '',
    align: 'left',
  },
  compatibility: new Set(['store', 'mail']),
  properties: cardProperties,
  fields: [
    { type: 'image', key: 'image', label: 'Image' },
    {
      type: 'text',
      key: 'imageAlt',
      label: 'Image description',
      help: 'Leave it empty if the title already says it.',
    },
    { type: 'text', key: 'eyebrow', label: 'Above the title', placeholder: 'Journal', maxLength: 40 },
    { type: 'text', key: 'title', label: 'Title', maxLength: 90 },
    { type: 'longText', key: 'copy', label: 'Text', maxLength: 400 },
    { type: 'link', key: 'href', label: 'Link', help: 'The whole card links to it.' },
    { type: 'text', key: 'buttonText', label: 'Button', help: 'Shown if there’s a link.', maxLength: 30 },
    { type: 'select', key: 'icon', label: 'Icon', help: 'Shown if there’s no image.', options: iconOptions },
    { type: 'select', key: 'ratio', label: 'Image shape', group: 'design', options: ratioOptions },
    {
      type: 'select',
      key: 'align',
      label: 'Text alignment',
      group: 'design',
      options: optionsOf(cardProperties.align, { left: 'Left', center: 'Centre' }),
    },
    { type: 'colour', key: 'backgroundColor', label: 'Background', group: 'design' },
    { type: 'colour', key: 'textColor', label: 'Text colour', group: 'design' },
  ],
  example: {
    properties: {
      image: '/images/scenes/still-life-morning',
      eyebrow: 'Journal',
      title: 'What a T-shirt weighs, and why it matters',
      copy: 'We cut three fabrics in half and looked at what holds its shape.',
      href: '/blog/',
    },
  },
});
