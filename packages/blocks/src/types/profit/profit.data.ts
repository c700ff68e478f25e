import { dataOf } from '../../registry/data-of.ts';
import { profitLimits } from './profit.limits.ts';
import { profitProperties } from './profit.properties.ts';

const { price, baseCost, quantity } = profitLimits;

/**
 * A calculator of what selling brings: (price − base cost) × pieces (storefront.md §3 profit: no defaults shown). It
 * starts with an ordinary T-shirt, £25 for £11, fifty a month, so that the first answer is one to believe.
 */
export const profitData = dataOf({
  name: 'profit',
  title: 'Profit calculator',
  description: 'Shows how profit changes with price, cost and quantity.',
  category: 'products',
  size: 12,
  minSize: 4,
  defaults: {
    title: 'What could you earn?',
    copy: '',
    price: price.fallback,
    baseCost: baseCost.fallback,
    quantity: quantity.fallback,
    currency: 'GBP',
    action: {},
    smallPrint: 'Before tax and delivery.',
  },
  limits: profitLimits,
  compatibility: new Set(['store']),
  properties: profitProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    {
      type: 'number',
      key: 'price',
      label: 'Starting selling price',
      min: price.min,
      max: price.max,
      step: 0.25,
    },
    {
      type: 'number',
      key: 'baseCost',
      label: 'Starting base cost',
      min: baseCost.min,
      max: baseCost.max,
      step: 0.25,
    },
    {
      type: 'number',
      key: 'quantity',
      label: 'Starting quantity',
      min: quantity.min,
      max: quantity.max,
      step: 1,
    },
    {
      type: 'text',
      key: 'currency',
      label: 'Currency',
      placeholder: 'GBP',
      help: 'Three letters, such as GBP.',
    },
    { type: 'text', key: 'action.text', label: 'Button', maxLength: 30 },
    { type: 'link', key: 'action.href', label: 'Button link' },
    { type: 'text', key: 'smallPrint', label: 'Small print' },
  ],
  example: { properties: { action: { text: 'Start designing', href: '/studio/' } } },
});
