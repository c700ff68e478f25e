import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { slideshowTimes } from './slideshow.limits.ts';
import { slideshowProperties } from './slideshow.properties.ts';

/** Slides that follow each other (storefront.md §3, §4 Slideshow). */
export const slideshowData = dataOf({
  name: 'slideshow',
  title: 'Slideshow',
  description: 'Several banners that take turns. It works best as the first block.',
  category: 'hero',
  size: 12,
  minSize: 12,
  defaults: {
    title: '',
    copy: '',
    speed: slideshowTimes.speed,
    mode: 'slideshow',
    compact: false,
    primaryActions: false,
    navigation: true,
  },
  limits: slideshowTimes,
  compatibility: new Set(['store']),
  itemTypes: ['slide'],
  properties: slideshowProperties,
  fields: [
    {
      type: 'text',
      key: 'title',
      label: 'Title',
      help: 'For slides that have no text of their own, and for screen readers.',
      maxLength: 50,
    },
    {
      type: 'longText',
      key: 'copy',
      label: 'Text',
      help: 'For slides that have no text of their own.',
      maxLength: 300,
    },
    {
      type: 'select',
      key: 'mode',
      label: 'Shows',
      options: optionsOf(slideshowProperties.mode, {
        slideshow: 'All slides, one after the other',
        single: 'The first slide only',
        random: 'A different slide on each visit',
      }),
    },
    {
      type: 'number',
      key: 'speed',
      label: 'Show each slide for',
      unit: 'seconds',
      scale: 1000,
      min: slideshowTimes.least / 1000,
      max: 60,
      step: 0.5,
      when: { key: 'mode', is: ['slideshow'] },
    },
    {
      type: 'switch',
      key: 'navigation',
      label: 'Arrows and dots',
      help: 'Shoppers can always swipe and pause.',
      when: { key: 'mode', is: ['slideshow'] },
    },
    { type: 'switch', key: 'compact', label: 'Compact', help: 'Smaller titles.', group: 'design' },
    { type: 'switch', key: 'primaryActions', label: 'Make all buttons primary', group: 'design' },
  ],
  example: {
    properties: { title: 'New this season' },
    items: [
      {
        type: 'slide',
        properties: {
          title: 'New this season',
          copy: 'Heavier cotton, softer colours, the same honest price.',
          image: '/images/scenes/rail-autumn',
          actions: [{ text: 'Shop new in', href: '/collection/new-in/', primary: true }],
        },
      },
      {
        type: 'slide',
        properties: {
          title: 'Design your own',
          copy: 'Your artwork on organic cotton, from a single piece.',
          image: '/images/scenes/still-life-morning',
          align: 'center',
          actions: [{ text: 'Open the studio', href: '/studio/', primary: true }],
        },
      },
    ],
  },
});
