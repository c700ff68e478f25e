import { dataOf } from '../../registry/data-of.ts';
import { splitTestProperties } from './split-test.properties.ts';

/**
 * A part of a page in several variations, of which each visitor sees one (storefront.md §3 Split test, §4 Split tests).
 * Which one is the server's choice: it leaves the others out of what it sends, so that a page weighs no more than it
 * shows. The first is the default, for as long as the test does not run.
 */
export const splitTestData = dataOf({
  name: 'splitTest',
  title: 'Split test',
  description: 'Shows each visitor one of several variations, to see which does better.',
  category: 'layout',
  size: 12,
  minSize: 12,
  defaults: { test: '' },
  compatibility: new Set(['store']),
  itemTypes: ['splitTestVariation'],
  properties: splitTestProperties,
  fields: [
    {
      type: 'text',
      key: 'test',
      label: 'Test name',
      placeholder: 'hero',
      maxLength: 40,
      suggest: 'splitTests',
      help: 'Its name under Split tests, where you start it and see the results.',
    },
  ],
  example: {
    items: [
      {
        type: 'splitTestVariation',
        properties: { name: 'Old' },
        items: [{ type: 'textBlock', properties: { title: 'As it was', html: '<p>What you show now.</p>' } }],
      },
      {
        type: 'splitTestVariation',
        properties: { name: 'New' },
        items: [
          { type: 'textBlock', properties: { title: 'As it could be', html: '<p>What may do better.</p>' } },
        ],
      },
    ],
  },
});
