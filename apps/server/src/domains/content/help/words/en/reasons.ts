import type { HelpWords } from '../../help.types.ts';

/** Why people write, in English. */
export const reasons: HelpWords['reasons'] = {
  order: { title: 'An order that I placed', text: 'Where it is, and what can still be changed.' },
  return: {
    title: 'A return or an exchange',
    text: 'Sending something back, another size, or something faulty.',
  },
  product: { title: 'A product', text: 'Sizes, printing and care.' },
  other: { title: 'Something else', text: 'An idea, a compliment, a question that nobody has asked yet.' },
};

/** Links that settle a matter without writing, in English. */
export const actions: HelpWords['actions'] = {
  '/edit-order/': 'Change or cancel an order',
  '/update-address/': 'Change the delivery address',
  '/account/': 'See your orders',
  '/returns/': 'Return or exchange something',
  '/collection/all/': 'Look through everything',
};
