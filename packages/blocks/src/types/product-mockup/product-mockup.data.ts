import type { BlockField } from '../../registry/fields.ts';
import { dataOf } from '../../registry/data-of.ts';
import { mostColours, placement } from './product-mockup.limits.ts';
import { productMockupProperties } from './product-mockup.properties.ts';

const place = (key: keyof typeof placement, label: string) =>
  ({
    type: 'number',
    key,
    label,
    unit: '%',
    min: placement[key].min,
    max: placement[key].max,
    step: 1,
    group: 'design',
  }) as const satisfies BlockField;

/**
 * A product with an artwork on it, in the colour that a shopper chooses (storefront.md §3 productMockup: no defaults
 * shown). The artwork lies on the chest at a third of the width, where most prints are. A colour brings a picture of its
 * own, or colours the first picture, for which a light product on a see-through ground is best.
 */
export const productMockupData = dataOf({
  name: 'productMockup',
  title: 'Product mock-up',
  description: 'A product with your artwork on it, in colours to choose from.',
  category: 'products',
  size: 6,
  minSize: 3,
  defaults: {
    image: '',
    artwork: '',
    alt: '',
    title: '',
    copy: '',
    href: '',
    colours: [],
    artworkX: placement.artworkX.fallback,
    artworkY: placement.artworkY.fallback,
    artworkWidth: placement.artworkWidth.fallback,
  },
  limits: { ...placement, colours: mostColours },
  compatibility: new Set(['store']),
  properties: productMockupProperties,
  fields: [
    {
      type: 'image',
      key: 'image',
      label: 'Product image',
      help: 'Use a light product on a transparent background, so that colours show.',
      ratioHint: '4:5',
    },
    { type: 'image', key: 'artwork', label: 'Artwork', help: 'On a transparent background.' },
    {
      type: 'text',
      key: 'alt',
      label: 'Image description',
      help: 'Screen readers read it instead of the image.',
    },
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    { type: 'link', key: 'href', label: 'Title link' },
    {
      type: 'list',
      key: 'colours',
      label: 'Colours',
      itemLabel: 'Colour',
      max: mostColours,
      newItem: { name: '', hex: '', image: '' },
      fields: [
        { type: 'text', key: 'name', label: 'Name', rules: ['required'] },
        { type: 'colour', key: 'hex', label: 'Colour' },
        {
          type: 'image',
          key: 'image',
          label: 'Image in this colour',
          help: 'Used instead of colouring the first image.',
        },
      ],
    },
    place('artworkX', 'Artwork from the left'),
    place('artworkY', 'Artwork from the top'),
    place('artworkWidth', 'Artwork width'),
  ],
});
