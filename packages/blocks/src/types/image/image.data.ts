import { ratioOptions } from '../../parts/ratio.ts';
import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { imageProperties } from './image.properties.ts';

/** A picture (storefront.md §3). */
export const imageData = dataOf({
  name: 'image',
  title: 'Image',
  description: 'An image, with an optional caption and link.',
  category: 'media',
  size: 12,
  minSize: 3,
  defaults: { image: '', alt: '', href: '', ratio: '4:3', fit: 'cover', caption: '' },
  compatibility: new Set(['store', 'mail']),
  properties: imageProperties,
  fields: [
    { type: 'image', key: 'image', label: 'Image', rules: ['required'] },
    {
      type: 'text',
      key: 'alt',
      label: 'Image description',
      help: 'For shoppers who can’t see it. Leave it empty if the image is decorative.',
    },
    { type: 'text', key: 'caption', label: 'Caption' },
    { type: 'link', key: 'href', label: 'Link' },
    { type: 'select', key: 'ratio', label: 'Shape', group: 'design', options: ratioOptions },
    {
      type: 'select',
      key: 'fit',
      label: 'Fit',
      group: 'design',
      options: optionsOf(imageProperties.fit, { cover: 'Fill the shape', contain: 'Show the whole image' }),
    },
    { type: 'text', key: 'borderRadius', label: 'Corners', placeholder: '4px', group: 'design' },
  ],
  example: { properties: { image: '/images/scenes/hills-dawn', ratio: 'short' } },
});
