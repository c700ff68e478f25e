import { iconOptions } from '../../parts/icon.tsx';
import { ratioOptions } from '../../parts/ratio.ts';
import type { BlockTypeData } from '../../registry/block-type.ts';

/**
 * A picture with words on a surface of its own (storefront.md §3). The spec shows no defaults: a third of the row,
 * since cards come in threes, and a 4:3 picture, which leaves the words in view on a phone.
 */
export const cardData: BlockTypeData = {
  name: 'card',
  title: 'Card',
  description: 'A picture or icon with a title and text, on a surface of its own.',
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
  fields: [
    { type: 'image', key: 'image', label: 'Picture' },
    {
      type: 'text',
      key: 'imageAlt',
      label: 'What the picture shows',
      help: 'Leave it empty when the title says so.',
    },
    { type: 'text', key: 'eyebrow', label: 'Above the title', placeholder: 'Journal', maxLength: 40 },
    { type: 'text', key: 'title', label: 'Title', maxLength: 90 },
    { type: 'longText', key: 'copy', label: 'Text', maxLength: 400 },
    { type: 'link', key: 'href', label: 'Link', help: 'The whole card leads there.' },
    { type: 'text', key: 'buttonText', label: 'Button', help: 'Shown with a link.', maxLength: 30 },
    { type: 'select', key: 'icon', label: 'Icon', help: 'Shown without a picture.', options: iconOptions },
    { type: 'select', key: 'ratio', label: 'Shape of the picture', group: 'design', options: ratioOptions },
    {
      type: 'select',
      key: 'align',
      label: 'Text runs',
      group: 'design',
      options: [
        { value: 'left', label: 'Left' },
        { value: 'center', label: 'Centre' },
      ],
    },
    { type: 'colour', key: 'backgroundColor', label: 'Background', group: 'design' },
    { type: 'colour', key: 'textColor', label: 'Colour of the text', group: 'design' },
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
};
