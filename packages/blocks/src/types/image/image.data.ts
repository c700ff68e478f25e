import { ratioOptions } from '../../parts/ratio.ts';
import type { BlockTypeData } from '../../registry/block-type.ts';

/** A picture (storefront.md §3). */
export const imageData: BlockTypeData = {
  name: 'image',
  title: 'Picture',
  description: 'A picture, with a caption and a link if you like.',
  category: 'media',
  size: 12,
  minSize: 3,
  defaults: { image: '', alt: '', href: '', ratio: '4:3', fit: 'cover', caption: '' },
  compatibility: new Set(['store', 'mail']),
  fields: [
    { type: 'image', key: 'image', label: 'Picture', rules: ['required'] },
    {
      type: 'text',
      key: 'alt',
      label: 'What it shows',
      help: 'For shoppers who cannot see it. Leave it empty when it is decoration.',
    },
    { type: 'text', key: 'caption', label: 'Caption' },
    { type: 'link', key: 'href', label: 'Link' },
    { type: 'select', key: 'ratio', label: 'Shape', group: 'design', options: ratioOptions },
    {
      type: 'select',
      key: 'fit',
      label: 'The picture',
      group: 'design',
      options: [
        { value: 'cover', label: 'Fills the shape' },
        { value: 'contain', label: 'Is shown whole' },
      ],
    },
    { type: 'text', key: 'borderRadius', label: 'Corners', placeholder: '4px', group: 'design' },
  ],
  example: { properties: { image: '/images/scenes/hills-dawn', ratio: 'short' } },
};
