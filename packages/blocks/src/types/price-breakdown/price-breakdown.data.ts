import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { breakdownLimits } from './price-breakdown.limits.ts';
import { priceBreakdownProperties } from './price-breakdown.properties.ts';

/** Parts of a product's price (storefront.md §3: chartType storefront). */
export const priceBreakdownData = dataOf({
  name: 'priceBreakdown',
  title: 'Price breakdown',
  description: 'Shows what makes up a product’s price.',
  category: 'products',
  size: 12,
  minSize: 6,
  defaults: {
    chartType: 'storefront',
    title: '',
    copy: '',
    price: null,
    currency: 'GBP',
    parts: [],
    restLabel: '',
  },
  limits: breakdownLimits,
  compatibility: new Set(['store']),
  properties: priceBreakdownProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title', maxLength: 80 },
    { type: 'longText', key: 'copy', label: 'Text', maxLength: 300 },
    {
      type: 'number',
      key: 'price',
      label: 'Price',
      help: 'If empty, it’s the total of the parts.',
      min: 0,
      step: 0.01,
    },
    {
      type: 'list',
      key: 'parts',
      label: 'Parts',
      itemLabel: 'Part',
      max: breakdownLimits.parts - 1,
      newItem: { label: '', amount: null, note: '' },
      fields: [
        { type: 'text', key: 'label', label: 'Name', rules: ['required'], maxLength: 40 },
        { type: 'number', key: 'amount', label: 'Amount', min: 0, step: 0.01 },
        {
          type: 'number',
          key: 'percent',
          label: 'Or percentage of the price',
          unit: '%',
          min: 0,
          max: 100,
          step: 0.5,
        },
        { type: 'text', key: 'note', label: 'Note', maxLength: 120 },
        { type: 'colour', key: 'color', label: 'Colour', group: 'design' },
      ],
    },
    {
      type: 'text',
      key: 'restLabel',
      label: 'Name of the rest',
      placeholder: 'Everything else',
      maxLength: 40,
    },
    {
      type: 'select',
      key: 'chartType',
      label: 'Chart type',
      group: 'design',
      options: optionsOf(priceBreakdownProperties.chartType, { storefront: 'A bar', donut: 'A donut' }),
    },
    {
      type: 'text',
      key: 'currency',
      label: 'Currency',
      help: 'The three-letter code, such as GBP.',
      maxLength: 3,
      group: 'advanced',
    },
  ],
  example: {
    properties: {
      title: 'What you pay for',
      copy: 'One T-shirt, £24. Nobody asked us to write this down.',
      price: 24,
      restLabel: 'The shop',
      parts: [
        { label: 'The T-shirt', amount: 6.4, note: 'Organic cotton, sewn in a solar-powered factory.' },
        { label: 'Print and packing', amount: 5.1 },
        { label: 'Postage', amount: 3.2 },
        { label: 'VAT', amount: 4 },
      ],
    },
  },
});
