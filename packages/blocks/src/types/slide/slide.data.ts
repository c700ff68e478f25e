import { dataOf } from '../../registry/data-of.ts';
import { bannerDefaults, bannerFields } from '../banner/banner.data.ts';
import { slideProperties } from './slide.properties.ts';

/** One view of a slideshow, with the properties of a banner (storefront.md §3). */
export const slideData = dataOf({
  name: 'slide',
  title: 'Slide',
  description: 'One slide of a slideshow: an image or video with a title, text and buttons.',
  category: 'hero',
  size: 12,
  minSize: 12,
  defaults: bannerDefaults,
  compatibility: new Set(['store']),
  properties: slideProperties,
  fields: bannerFields,
  example: {
    properties: {
      title: 'A new slide',
      copy: 'Say in a sentence what is new and for whom.',
      image: '/images/scenes/rail-autumn',
      actions: [{ text: 'Have a look', href: '/collection/all/', primary: true }],
    },
  },
});
