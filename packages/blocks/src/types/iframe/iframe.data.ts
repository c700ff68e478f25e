import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { frameHeight } from './iframe.limits.ts';
import { iframeProperties } from './iframe.properties.ts';

/** A part of another site (storefront.md §3: src, height 1000). */
export const iframeData = dataOf({
  name: 'iframe',
  title: 'Embedded site',
  description: 'A part of another site, such as a map, a form or a calendar.',
  category: 'media',
  size: 12,
  minSize: 3,
  defaults: { from: 'address', src: '', code: '', height: frameHeight.fallback, title: '', framed: false },
  limits: { height: frameHeight },
  compatibility: new Set(['store']),
  properties: iframeProperties,
  fields: [
    {
      type: 'select',
      key: 'from',
      label: 'What you have',
      options: optionsOf(iframeProperties.from, { address: 'An address', code: 'Embed code' }),
    },
    {
      type: 'text',
      key: 'src',
      when: { key: 'from', is: ['address'] },
      label: 'Address',
      help: 'The https address of another site. It can’t access your shop or redirect the page.',
      placeholder: 'https://…',
      rules: ['required', 'url'],
    },
    {
      type: 'longText',
      key: 'code',
      when: { key: 'from', is: ['code'] },
      label: 'Embed code',
      help: 'The code from “Share” and “Embed” on the other site. We show its frame and run nothing else of it.',
      placeholder: '<iframe src="https://…"></iframe>',
      rules: ['required', 'embed_code'],
    },
    {
      type: 'text',
      key: 'title',
      label: 'Description',
      help: 'For people who can’t see it, such as “Map of our shop”.',
      maxLength: 80,
    },
    {
      type: 'number',
      key: 'height',
      label: 'Height',
      unit: 'px',
      min: frameHeight.min,
      max: frameHeight.max,
      step: 10,
    },
    { type: 'switch', key: 'framed', label: 'Show a border', group: 'design' },
  ],
});
