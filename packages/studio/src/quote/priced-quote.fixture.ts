import type { Quote } from './quote-words.ts';

const none = { discount: 0, goodsTax: 0, taxDiscount: 0, shipping: 0, shippingTax: 0 };

/** A quote whose price can be accepted, for tests. */
export const priced: Quote = {
  orderHash: 'h'.repeat(24),
  number: 'Q-1',
  status: 'quote',
  percentComplete: 10,
  createdAt: '2026-11-01T08:00:00Z',
  currency: 'GBP',
  wish: { product: 't-shirts', colour: '', sizes: [], prints: [], deadline: '' },
  details: '',
  contact: {
    firstName: 'Ada',
    lastName: 'B',
    email: 'ada@example.com',
    company: '',
    country: 'GB',
    vatNumber: '',
  },
  eoriRequired: false,
  artwork: null,
  items: [],
  totals: { currency: 'GBP', subtotal: 18, total: 18, ...none },
  offer: { message: '', at: '2026-11-02T08:00:00Z', validUntil: null },
  mockup: null,
  asked: '',
  poNumber: '',
  deliveryAddress: null,
  moves: ['bespoke_mockup'],
  statusLog: [],
};
