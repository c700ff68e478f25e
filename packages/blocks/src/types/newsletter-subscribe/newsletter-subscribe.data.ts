import { dataOf } from '../../registry/data-of.ts';
import { defaultMailingList } from './newsletter-subscribe.limits.ts';
import { newsletterSubscribeProperties } from './newsletter-subscribe.properties.ts';

/** A sign-up to a mailing list (storefront.md §3: size 6, mailingList). */
export const newsletterSubscribeData = dataOf({
  name: 'newsletterSubscribe',
  title: 'Newsletter sign-up',
  description: 'Asks for an email address and a first name.',
  category: 'signUp',
  size: 6,
  minSize: 6,
  defaults: {
    mailingList: defaultMailingList,
    title: 'Join our newsletter',
    copy: '',
    buttonText: 'Sign up',
  },
  compatibility: new Set(['store']),
  properties: newsletterSubscribeProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    { type: 'longText', key: 'copy', label: 'Text' },
    { type: 'text', key: 'buttonText', label: 'Button', maxLength: 30 },
    { type: 'text', key: 'smallPrint', label: 'Small print', placeholder: 'You can leave at any time.' },
    {
      type: 'text',
      key: 'mailingList',
      label: 'Mailing list',
      help: 'The name of the list that we add addresses to.',
      rules: ['required'],
      group: 'advanced',
    },
    { type: 'colour', key: 'backgroundColor', label: 'Background', group: 'design' },
    { type: 'colour', key: 'textColor', label: 'Text colour', group: 'design' },
  ],
  example: {
    properties: {
      title: 'Ten per cent off your first order',
      copy: 'A letter a month: new prints, early access, no noise.',
      smallPrint: 'You can leave at any time.',
    },
  },
});
