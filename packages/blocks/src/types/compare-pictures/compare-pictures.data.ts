import { ratioOptions } from '../../parts/ratio.ts';
import { dataOf } from '../../registry/data-of.ts';
import { labelLength, startShare } from './compare-pictures.limits.ts';
import { comparePicturesProperties } from './compare-pictures.properties.ts';

/** Two images over each other with a slider between them, in beta (platform.md §3 Project: betas). */
export const comparePicturesData = dataOf({
  name: 'comparePictures',
  title: 'Compare pictures',
  description: 'A before and an after image, with a slider between them.',
  category: 'media',
  beta: 'compare-pictures',
  size: 12,
  minSize: 3,
  defaults: {
    before: '',
    beforeAlt: '',
    beforeLabel: '',
    after: '',
    afterAlt: '',
    afterLabel: '',
    start: startShare.fallback,
    ratio: '4:3',
    caption: '',
  },
  limits: { start: startShare, label: labelLength },
  compatibility: new Set(['store']),
  properties: comparePicturesProperties,
  fields: [
    { type: 'image', key: 'before', label: 'Before image', rules: ['required'] },
    {
      type: 'text',
      key: 'beforeAlt',
      label: 'Description of the before image',
      help: 'For shoppers who can’t see it.',
    },
    {
      type: 'text',
      key: 'beforeLabel',
      label: 'Label of the before image',
      placeholder: 'Before',
      maxLength: labelLength,
    },
    {
      type: 'image',
      key: 'after',
      label: 'After image',
      help: 'Use an image of the same size, taken from the same position.',
      rules: ['required'],
    },
    {
      type: 'text',
      key: 'afterAlt',
      label: 'Description of the after image',
      help: 'For shoppers who can’t see it.',
    },
    {
      type: 'text',
      key: 'afterLabel',
      label: 'Label of the after image',
      placeholder: 'After',
      maxLength: labelLength,
    },
    { type: 'text', key: 'caption', label: 'Caption' },
    {
      type: 'number',
      key: 'start',
      label: 'Slider starts at',
      help: 'How much of the before image shows first.',
      unit: '%',
      min: startShare.min,
      max: startShare.max,
      step: 1,
      group: 'design',
    },
    { type: 'select', key: 'ratio', label: 'Shape', group: 'design', options: ratioOptions },
  ],
  example: {
    properties: {
      before: '/images/scenes/hills-dawn',
      beforeAlt: 'Hills at dawn',
      after: '/images/scenes/hills-dusk',
      afterAlt: 'The same hills at dusk',
      ratio: 'short',
    },
  },
});
