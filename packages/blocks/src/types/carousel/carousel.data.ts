import { dataOf } from '../../registry/data-of.ts';
import { schemeField } from '../../scheme/scheme-field.ts';
import { carouselLimits } from './carousel.limits.ts';
import { carouselProperties } from './carousel.properties.ts';

const { columns, most, spacing, speed } = carouselLimits;

/**
 * A strip of items that scrolls sideways (storefront.md §3). The spec shows no defaults: it stands still, because what
 * moves by itself is read by few; four items are in view on large screens, as in a grid, and a part of the next one on
 * smaller ones, which says that there is more.
 */
export const carouselData = dataOf({
  name: 'carousel',
  title: 'Carousel',
  description: 'A strip of content or products that scrolls sideways.',
  category: 'layout',
  size: 12,
  minSize: 6,
  defaults: {
    title: '',
    href: '',
    linkText: '',
    asyncItems: '',
    breakpoints: { ...columns },
    spacing: spacing.fallback,
    navigation: true,
    autoplay: false,
    speed: speed.fallback,
  },
  limits: carouselLimits,
  compatibility: new Set(['store']),
  itemTypes: ['pod', 'card', 'image', 'quote', 'summary', 'action', 'youtube', 'textBlock', 'badge'],
  properties: carouselProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'text', key: 'linkText', label: 'Link text', placeholder: 'See all', maxLength: 40 },
    { type: 'link', key: 'href', label: 'Link' },
    { type: 'switch', key: 'navigation', label: 'Arrows', help: 'Shoppers can always swipe.' },
    {
      type: 'switch',
      key: 'autoplay',
      label: 'Move automatically',
      help: 'It stops under the pointer, when shoppers pause it, and for those who prefer less motion.',
    },
    {
      type: 'number',
      key: 'speed',
      label: 'Moves every',
      unit: 'seconds',
      scale: 1000,
      min: speed.min / 1000,
      max: speed.max / 1000,
      step: 0.5,
      when: { key: 'autoplay', is: [true] },
    },
    {
      type: 'number',
      key: 'breakpoints.xs',
      label: 'Items in view on phones',
      help: 'Part of an item, as in 1.3, shows that there’s more.',
      min: 1,
      max: most,
      step: 0.1,
      group: 'design',
    },
    {
      type: 'number',
      key: 'breakpoints.md',
      label: 'Items in view on tablets',
      min: 1,
      max: most,
      step: 0.1,
      group: 'design',
    },
    {
      type: 'number',
      key: 'breakpoints.lg',
      label: 'Items in view on large screens',
      min: 1,
      max: most,
      step: 0.1,
      group: 'design',
    },
    {
      type: 'number',
      key: 'spacing',
      label: 'Space between items',
      unit: 'px',
      min: spacing.min,
      max: spacing.max,
      step: 4,
      group: 'design',
    },
    {
      type: 'text',
      key: 'asyncItems',
      label: 'Load items from',
      help: 'For developers: a path on this site that returns products, collections or posts.',
      placeholder: '/omnis/v3/…',
      group: 'advanced',
    },
    schemeField,
  ],
  example: {
    properties: { title: 'Seen outdoors' },
    items: [
      ['Autumn colours', '/images/scenes/rail-autumn'],
      ['Spring again', '/images/scenes/rail-spring-portrait'],
      ['Slow mornings', '/images/scenes/still-life-morning'],
    ].map(([title, image]) => ({ type: 'pod', properties: { title, image, ratio: 'tall', href: '/' } })),
  },
});
