import { dataOf } from '../../registry/data-of.ts';
import { schemeField } from '../../scheme/scheme-field.ts';
import { gridColumns } from './grid.limits.ts';
import { gridProperties } from './grid.properties.ts';

/** Items in columns of equal width (storefront.md §3). */
export const gridData = dataOf({
  name: 'grid',
  title: 'Grid',
  description: 'Content in columns: collections, stories, reasons to buy.',
  category: 'layout',
  size: 12,
  minSize: 12,
  defaults: {
    title: '',
    breakpoints: { xs: gridColumns.xs, md: gridColumns.md, lg: gridColumns.lg },
    spacing: 24,
    asyncItems: '',
  },
  limits: { columns: gridColumns },
  compatibility: new Set(['store', 'mail']),
  itemTypes: [
    'pod',
    'summary',
    'image',
    'textBlock',
    'text',
    'quote',
    'button',
    'html',
    'productList',
    'newsletterSubscribe',
    'appIcon',
    'productMockup',
    'mailContactForm',
    'feature',
    'card',
    'action',
    'youtube',
    'badge',
  ],
  properties: gridProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    {
      type: 'number',
      key: 'breakpoints.xs',
      label: 'Columns on phones',
      min: 1,
      max: gridColumns.most.xs,
      step: 1,
      group: 'design',
    },
    {
      type: 'number',
      key: 'breakpoints.md',
      label: 'Columns on tablets',
      min: 1,
      max: gridColumns.most.md,
      step: 1,
      group: 'design',
    },
    {
      type: 'number',
      key: 'breakpoints.lg',
      label: 'Columns on computers',
      min: 1,
      max: gridColumns.most.lg,
      step: 1,
      group: 'design',
    },
    {
      type: 'number',
      key: 'spacing',
      label: 'Space between items',
      unit: 'px',
      min: 0,
      max: 96,
      step: 4,
      group: 'design',
    },
    {
      type: 'text',
      key: 'asyncItems',
      label: 'Load items from',
      help: 'For developers: a path on this shop that returns items.',
      group: 'advanced',
    },
    schemeField,
  ],
  example: {
    properties: { title: 'Shop by what you wear' },
    items: [
      {
        type: 'pod',
        properties: {
          title: 'T-shirts',
          href: '/collection/t-shirts/',
          image: '/images/scenes/rail-spring-portrait',
          ratio: 'tall',
        },
      },
      {
        type: 'pod',
        properties: {
          title: 'Hoodies',
          href: '/collection/hoodies/',
          image: '/images/scenes/rail-autumn',
          ratio: 'tall',
        },
      },
      {
        type: 'pod',
        properties: {
          title: 'Bags',
          href: '/collection/bags/',
          image: '/images/scenes/still-life-morning',
          ratio: 'tall',
        },
      },
      {
        type: 'pod',
        properties: {
          title: 'Prints',
          href: '/collection/prints/',
          image: '/images/scenes/hills-dawn',
          ratio: 'tall',
        },
      },
    ],
  },
});
