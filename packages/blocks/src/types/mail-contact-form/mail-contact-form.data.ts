import { dataOf } from '../../registry/data-of.ts';
import { mailContactFormProperties } from './mail-contact-form.properties.ts';

/**
 * A letter to the shop (storefront.md §3: size 6, contactEmail). It asks for what an answer needs and no more: a name, an
 * email address and the message.
 */
export const mailContactFormData = dataOf({
  name: 'mailContactForm',
  title: 'Contact form',
  description: 'A form that shoppers use to email you.',
  category: 'signUp',
  size: 6,
  minSize: 4,
  defaults: { contactEmail: '', title: 'Write to us', copy: '', buttonText: 'Send message' },
  compatibility: new Set(['store']),
  properties: mailContactFormProperties,
  fields: [
    {
      type: 'text',
      key: 'contactEmail',
      label: 'Email address that messages go to',
      placeholder: 'hello@example.com',
      rules: ['email'],
    },
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    { type: 'text', key: 'buttonText', label: 'Button', maxLength: 30 },
  ],
  example: {
    properties: {
      title: 'Write to us',
      copy: 'About an order, a size or an idea. A person answers, usually within a day.',
    },
  },
});
