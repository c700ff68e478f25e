import { dataOf } from '../../registry/data-of.ts';
import { proBenefitsProperties } from './pro-benefits.properties.ts';

/**
 * Benefits of a plan, ticked off, with a button (storefront.md §3 proBenefits: no defaults shown). The defaults name
 * what the spec says of the pro plan: a domain of one's own (platform.md §1), pages that can be saved (storefront.md
 * §6) and a chat group (§3), and lead to /teemill-plans/, where the pro guard sends people. No price: plans have
 * several.
 */
export const proBenefitsData = dataOf({
  name: 'proBenefits',
  title: 'Benefits of a plan',
  description: 'A checklist of what a plan includes, with its price and a button.',
  category: 'signUp',
  size: 12,
  minSize: 4,
  defaults: {
    plan: 'Pro',
    title: 'Make the shop your own',
    copy: '',
    benefits: [
      { text: 'Your own domain', detail: '', included: true },
      { text: 'Every page yours to edit', detail: '', included: true },
      { text: 'Chat with the pro team', detail: '', included: true },
    ],
    currency: 'GBP',
    period: 'a month',
    action: { text: 'See the plans', href: '/teemill-plans/' },
  },
  compatibility: new Set(['store']),
  properties: proBenefitsProperties,
  fields: [
    { type: 'text', key: 'plan', label: 'Plan name' },
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    {
      type: 'list',
      key: 'benefits',
      label: 'Benefits',
      itemLabel: 'Benefit',
      max: 12,
      newItem: { text: '', detail: '', included: true },
      fields: [
        { type: 'text', key: 'text', label: 'Benefit', rules: ['required'] },
        { type: 'text', key: 'detail', label: 'Details' },
        { type: 'switch', key: 'included', label: 'Included' },
      ],
    },
    { type: 'number', key: 'price', label: 'Price', min: 0, step: 0.01 },
    {
      type: 'text',
      key: 'currency',
      label: 'Currency',
      placeholder: 'GBP',
      help: 'Three letters, such as GBP.',
    },
    { type: 'text', key: 'period', label: 'After the price', placeholder: 'a month' },
    { type: 'text', key: 'action.text', label: 'Button', maxLength: 30 },
    { type: 'link', key: 'action.href', label: 'Button link' },
  ],
});
