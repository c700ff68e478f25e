import type { ReasonTemplate } from './help.types.ts';

/** Why people write to a store, with what may spare them that. */
export const reasons: readonly ReasonTemplate[] = [
  {
    name: 'order',
    title: 'An order that I placed',
    text: 'Where it is, and what can still be changed.',
    actions: [
      { text: 'Change or cancel an order', href: '/edit-order/' },
      { text: 'Change the delivery address', href: '/update-address/' },
      { text: 'See your orders', href: '/account/' },
    ],
    questions: [
      'where-is-my-order',
      'can-i-change-my-delivery-address',
      'can-i-cancel-my-order',
      'my-payment-was-refused',
      'can-i-have-an-invoice',
    ],
  },
  {
    name: 'return',
    title: 'A return or an exchange',
    text: 'Sending something back, another size, or something faulty.',
    actions: [
      { text: 'Return or exchange something', href: '/returns/' },
      { text: 'See your orders', href: '/account/' },
    ],
    questions: [
      'how-do-i-return-something',
      'can-i-exchange-a-size',
      'something-is-wrong-or-faulty',
      'when-do-i-get-my-refund',
    ],
  },
  {
    name: 'product',
    title: 'A product',
    text: 'Sizes, printing and care.',
    actions: [{ text: 'Look through everything', href: '/collection/all/' }],
    questions: [
      'how-do-i-find-my-size',
      'how-are-your-products-printed',
      'how-should-i-wash-it',
      'will-it-shrink',
    ],
  },
  {
    name: 'other',
    title: 'Something else',
    text: 'An idea, a compliment, a question that nobody has asked yet.',
    actions: [],
    questions: ['how-can-i-pay', 'do-you-deliver-abroad', 'how-do-i-stop-your-newsletter'],
  },
];

/** Questions that are asked most. */
export const popular: readonly string[] = [
  'where-is-my-order',
  'how-long-does-delivery-take',
  'how-do-i-return-something',
  'how-do-i-find-my-size',
  'how-should-i-wash-it',
];
