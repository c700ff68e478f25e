import type { Quote } from './use-quote.ts';

const way = { description: '', earliest: '', latest: '', orderWithin: 0, pickup: null };

/** A quote for a T-shirt that goes to the United Kingdom, for tests. */
export const testQuote = (rest: Partial<Quote> = {}): Quote => ({
  totals: {
    currency: 'GBP',
    subtotal: 24,
    discount: 0,
    goodsTax: 4,
    taxDiscount: 0,
    shipping: 3.95,
    shippingTax: 0.66,
    total: 27.95,
  },
  needsDelivery: true,
  shippingMethods: [
    { ...way, code: 'standard', name: 'Standard', price: 3.95 },
    { ...way, code: 'express', name: 'Express', price: 6.95 },
  ],
  shippingMethod: 'standard',
  countries: ['GB'],
  eoriRequired: false,
  business: { asked: false, state: 'none' },
  giftCards: [],
  toPay: 27.95,
  payment: { processor: 'test', publishableKey: null, methods: ['card'] },
  fields: { phone: 'optional', company: 'optional', street2: 'optional', note: true, terms: null },
  ...rest,
});
