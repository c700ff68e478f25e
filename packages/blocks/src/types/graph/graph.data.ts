import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { graphLimits } from './graph.limits.ts';
import { graphProperties } from './graph.properties.ts';

/**
 * Figures as bars, a line or parts of a whole (storefront.md §3). The spec shows no defaults: bars, which are read most
 * exactly and hold long names on a phone, over half a row.
 */
export const graphData = dataOf({
  name: 'graph',
  title: 'Graph',
  description: 'Figures as bars, a line or parts of a whole.',
  category: 'media',
  size: 6,
  minSize: 3,
  defaults: { chartType: 'bar', title: '', copy: '', points: [], prefix: '', unit: '', source: '' },
  limits: graphLimits,
  compatibility: new Set(['store']),
  properties: graphProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title', help: 'Say what the figures show, in a sentence.' },
    { type: 'longText', key: 'copy', label: 'Text' },
    {
      type: 'select',
      key: 'chartType',
      label: 'Chart type',
      options: optionsOf(graphProperties.chartType, {
        bar: 'Bars',
        line: 'A line',
        donut: 'Parts of a whole',
      }),
    },
    {
      type: 'list',
      key: 'points',
      label: 'Figures',
      itemLabel: 'Figure',
      max: graphLimits.points,
      newItem: { label: '', value: 0 },
      fields: [
        { type: 'text', key: 'label', label: 'Name', rules: ['required'], maxLength: 60 },
        { type: 'number', key: 'value', label: 'Value' },
        { type: 'colour', key: 'color', label: 'Colour', group: 'design' },
      ],
    },
    { type: 'text', key: 'prefix', label: 'Before the figures', placeholder: '£', maxLength: 6 },
    { type: 'text', key: 'unit', label: 'After the figures', placeholder: 'litres', maxLength: 16 },
    { type: 'text', key: 'source', label: 'Source', help: 'Where the figures come from.' },
  ],
  example: {
    properties: {
      title: 'A T-shirt of ours takes a seventh of the water',
      unit: 'litres',
      points: [
        { label: 'Usual cotton', value: 2700 },
        { label: 'Ours', value: 380 },
      ],
    },
  },
});
