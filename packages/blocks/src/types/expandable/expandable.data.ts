import type { BlockField } from '../../registry/fields.ts';
import { dataOf } from '../../registry/data-of.ts';
import { schemeField } from '../../scheme/scheme-field.ts';
import { expandableLimits } from './expandable.limits.ts';
import { expandableProperties } from './expandable.properties.ts';

const answer = { type: 'richText', key: 'answer', label: 'Answer' } as const satisfies BlockField;

/**
 * Questions that open to their answers (storefront.md §2 Structured data, §4 Expandable container). The spec shows no
 * defaults: a new one is closed, so that a page of questions can be looked over, several may be open, so that answers
 * can be compared, and its questions are told to search engines, which is what owners write them for.
 */
export const expandableData = dataOf({
  name: 'expandable',
  title: 'Questions and answers',
  description: 'Questions that expand to show their answers.',
  category: 'text',
  size: 12,
  minSize: 3,
  defaults: {
    heading: '',
    question: '',
    answer: '',
    questions: [],
    open: false,
    exclusive: false,
    faq: true,
    boxed: false,
  },
  limits: expandableLimits,
  compatibility: new Set(['store']),
  itemTypes: ['textBlock', 'text', 'image', 'html', 'button', 'youtube', 'summary'],
  properties: expandableProperties,
  fields: [
    { type: 'text', key: 'heading', label: 'Title', placeholder: 'Questions and answers', maxLength: 80 },
    { type: 'text', key: 'question', label: 'Question', maxLength: 160 },
    answer,
    {
      type: 'list',
      key: 'questions',
      label: 'Further questions',
      itemLabel: 'Question',
      max: expandableLimits.questions,
      newItem: { question: '', answer: '' },
      fields: [
        { type: 'text', key: 'question', label: 'Question', rules: ['required'], maxLength: 160 },
        answer,
      ],
    },
    { type: 'switch', key: 'open', label: 'Open the first question' },
    {
      type: 'switch',
      key: 'exclusive',
      label: 'One at a time',
      help: 'Opening a question closes the previous one.',
    },
    { type: 'switch', key: 'boxed', label: 'Each in a box', group: 'design' },
    {
      type: 'switch',
      key: 'faq',
      label: 'Show to search engines',
      help: 'They may show your questions and answers in their results.',
      group: 'advanced',
    },
    {
      type: 'text',
      key: 'meta.question',
      label: 'Question for search engines',
      help: 'Only if it should differ from the first question.',
      group: 'advanced',
      when: { key: 'faq', is: [true] },
    },
    {
      type: 'longText',
      key: 'meta.answer',
      label: 'Answer for search engines',
      group: 'advanced',
      when: { key: 'faq', is: [true] },
    },
    schemeField,
  ],
  example: {
    properties: {
      heading: 'Before you order',
      question: 'How long does delivery take?',
      answer:
        '<p>We print your order within two working days. Royal Mail then takes two to three days in the UK and five to eight to the rest of Europe.</p>',
      questions: [
        {
          question: 'Can I return something that I have worn?',
          answer:
            '<p>Within 100 days, yes, if it is in a state that you would be happy to receive it in. After that, send it back to be turned into new yarn.</p>',
        },
        {
          question: 'Which size should I take?',
          answer:
            '<p>Our T-shirts fit as you expect. Between two sizes, take the larger one for a relaxed fit.</p>',
        },
      ],
    },
  },
});
