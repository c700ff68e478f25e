import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { gateProperties } from './gate.properties.ts';

/**
 * A gate in front of blocks (storefront.md §2 Other UI: a password-protected gate with optional coming-soon countdown;
 * §3 gate: no defaults shown). It hides its items until a password, a day or an account opens it, with a password by
 * default because that is what the spec names first.
 *
 * By itself it is a curtain, not a lock: whoever has a page's JSON has what stands behind it. A server that means it keeps
 * `password` and the items to itself until the gate opens. Passwords are checked by the environment's `openGate`, never in
 * the page.
 */
export const gateData = dataOf({
  name: 'gate',
  title: 'Gate',
  description: 'Hides blocks until a password, a date or an account opens them.',
  category: 'layout',
  size: 12,
  minSize: 6,
  defaults: { kind: 'password', title: '', copy: '', buttonText: 'Come in', action: {}, opensAt: '' },
  compatibility: new Set(['store']),
  itemTypes: ['textBlock', 'productList', 'grid', 'row', 'pod', 'banner', 'image', 'html', 'quote', 'button'],
  properties: gateProperties,
  fields: [
    {
      type: 'select',
      key: 'kind',
      label: 'Opens with',
      options: optionsOf(gateProperties.kind, {
        password: 'A password',
        comingSoon: 'A date and time',
        signUp: 'Signing in',
      }),
    },
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    {
      type: 'text',
      key: 'password',
      label: 'Password',
      maxLength: 200,
      help: 'Share it with the people you let in. Without a password, nobody can come in.',
      when: { key: 'kind', is: ['password'] },
    },
    {
      type: 'text',
      key: 'opensAt',
      label: 'Opens at',
      placeholder: '2027-03-01 09:00',
      help: 'Date and time in UTC. If empty, it stays closed.',
      when: { key: 'kind', is: ['comingSoon'] },
    },
    {
      type: 'text',
      key: 'buttonText',
      label: 'Password button',
      maxLength: 30,
      when: { key: 'kind', is: ['password'] },
    },
    { type: 'text', key: 'action.text', label: 'Other button', placeholder: 'Sign in' },
    { type: 'link', key: 'action.href', label: 'Other button link' },
    { type: 'colour', key: 'backgroundColor', label: 'Background', group: 'design' },
    { type: 'colour', key: 'textColor', label: 'Text colour', group: 'design' },
  ],
  example: {
    properties: {
      kind: 'signUp',
      title: 'Members first',
      copy: 'The spring prints, a week before everybody else.',
      action: { text: 'Sign in', href: '/login/' },
    },
    items: [{ type: 'productList', properties: { title: 'Early access', limit: 4 } }],
  },
});
