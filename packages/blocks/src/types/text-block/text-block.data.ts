import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { schemeField } from '../../scheme/scheme-field.ts';
import { textBlockProperties } from './text-block.properties.ts';

/** Title, sub-title and running text (storefront.md §3). */
export const textBlockData = dataOf({
  name: 'textBlock',
  title: 'Text with title',
  description: 'A title, a subtitle and text.',
  category: 'text',
  size: 12,
  minSize: 3,
  defaults: { title: '', subTitle: '', html: '', paragraphs: [], truncateHeight: null, align: 'left' },
  compatibility: new Set(['store', 'mail']),
  properties: textBlockProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'text', key: 'subTitle', label: 'Subtitle' },
    { type: 'richText', key: 'html', label: 'Text' },
    {
      type: 'texts',
      key: 'paragraphs',
      label: 'Further paragraphs',
      itemLabel: 'Paragraph',
      group: 'advanced',
    },
    {
      type: 'select',
      key: 'align',
      label: 'Alignment',
      group: 'design',
      options: optionsOf(textBlockProperties.align, { left: 'Left', center: 'Centre' }),
    },
    {
      type: 'number',
      key: 'truncateHeight',
      label: 'Collapse after',
      help: 'Longer text is hidden behind “Read more”. If empty, all of it is shown.',
      unit: 'px',
      min: 60,
      max: 2000,
      step: 20,
      group: 'design',
    },
    schemeField,
  ],
  example: {
    properties: {
      title: 'Printed when you order it',
      subTitle: 'Nothing sits in a warehouse waiting to be thrown away.',
      html: '<p>Each piece is printed after you buy it, in a factory that runs on renewable energy, and is posted within two working days.</p><p>When it is worn out, send it back: we turn it into new yarn and give you a coupon for the next one.</p>',
    },
  },
});
