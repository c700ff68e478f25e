import { describe, expect, it } from 'vitest';
import { testQuote } from '../checkout/quote.fixture.ts';
import { linesOf, ratesOf, stripeMinor, walletOrder, wayOf } from './wallet-order.ts';

const address = {
  line1: '1 High Street',
  line2: null,
  city: 'Leeds',
  state: '',
  postal_code: 'LS1 1AA',
  country: 'GB',
};
const extras = { quote: testQuote(), ordered: 'main', currency: 'GBP', terms: null } as const;
const wallet = {
  expressPaymentType: 'google_pay',
  billingDetails: { name: 'Ann Archer', email: 'ann@shop.example', address },
  shippingAddress: { name: 'Ann de la Archer', address },
  shippingRate: { id: 'express', amount: 695, displayName: 'Express' },
} as const;

describe('an order of a wallet', () => {
  it('is what the wallet has shown, at the total that it has shown', () => {
    expect(walletOrder(wallet, extras)).toMatchObject({
      contact: { email: 'ann@shop.example', phone: '', marketing: false },
      shippingAddress: {
        firstName: 'Ann de la',
        lastName: 'Archer',
        street: '1 High Street',
        zip: 'LS1 1AA',
      },
      billingAddress: { firstName: 'Ann' },
      shippingMethod: 'express',
      payBy: 'wallet',
      expectedTotal: 27.95,
      expectedToPay: 27.95,
    });
  });

  it('names the terms that were agreed to, and the basket of what is bought at once', () => {
    expect(walletOrder(wallet, extras)).not.toHaveProperty('agreedTerms');
    expect(walletOrder(wallet, { ...extras, terms: '/page/terms/', ordered: 'now' })).toMatchObject({
      agreedTerms: '/page/terms/',
      basket: 'now',
    });
  });

  it('has no address of delivery where nothing is delivered, and none of the bill where the wallet keeps it', () => {
    const order = walletOrder(
      {
        expressPaymentType: 'paypal',
        billingDetails: { ...wallet.billingDetails, address: { ...address, line1: '' } },
      },
      extras,
    );
    expect(order).not.toHaveProperty('shippingAddress');
    expect(order).not.toHaveProperty('billingAddress');
    expect(order).toMatchObject({ payBy: 'paypal' });
  });

  it('has a single name once (C11)', () => {
    const { shippingAddress } = walletOrder(
      { ...wallet, shippingAddress: { name: ' Cher ', address } },
      extras,
    );
    expect(shippingAddress).toMatchObject({ firstName: 'Cher', lastName: '' });
  });
});

it.each([
  ['apple_pay', 'wallet'],
  ['link', 'wallet'],
  ['paypal', 'paypal'],
  ['klarna', 'pay_later'],
] as const)('a button of %s is the way to pay %s', (type, way) => {
  expect(wayOf(type)).toBe(way);
});

it('amounts are Stripe’s minor units, also of currencies without any', () => {
  expect([stripeMinor(27.95, 'GBP'), stripeMinor(1200, 'JPY'), stripeMinor(1200, 'ISK')]).toEqual([
    2795, 1200, 120_000,
  ]);
});

describe('SH11 the list that a wallet shows', () => {
  const pickup = { place: 'Shop', street: '', city: '', zip: '', country: 'GB', instructions: '' };

  it('begins with the chosen delivery, and has no place of pickup', () => {
    const { shippingMethods } = testQuote();
    const [standard, express] = shippingMethods;
    if (!standard || !express) throw new Error('The quote has two');
    const quote = testQuote({
      shippingMethods: [{ ...standard, code: 'fetch', pickup }, standard, express],
      shippingMethod: 'express',
    });
    expect(ratesOf(quote, 'GBP')).toEqual([
      { id: 'express', displayName: 'Express', amount: 695 },
      { id: 'standard', displayName: 'Standard', amount: 395 },
    ]);
  });

  it('comes to the total, and is left out where gift cards pay a part', () => {
    const words = { goods: 'Items', delivery: 'Delivery' };
    expect(linesOf(testQuote(), 'GBP', words)).toEqual([
      { name: 'Items', amount: 2400 },
      { name: 'Delivery', amount: 395 },
    ]);
    expect(linesOf(testQuote({ toPay: 10 }), 'GBP', words)).toEqual([]);
  });
});
