import { translator } from '@omnis/texts';
import { firstMessages, validate } from '@omnis/validation';
import { describe, expect, it } from 'vitest';
import { checkoutRules, type RulePlace } from './rules.ts';
import { emptyCheckout, toOrder, type CheckoutValues } from './values.ts';
import checkoutEn from '../texts/checkout/en.ts';

const t = translator(checkoutEn, 'en-GB');

const good: CheckoutValues = {
  ...emptyCheckout('GB'),
  'contact.email': 'ada@shop.example',
  'shippingAddress.firstName': 'Ada',
  'shippingAddress.lastName': 'Byron',
  'shippingAddress.street': '1 High Street',
  'shippingAddress.city': 'Freshwater',
  'shippingAddress.zip': 'po40 9qx',
  shippingMethod: 'standard',
  'card.number': '4242 4242 4242 4242',
  'card.expiry': '12 / 29',
  'card.cvc': '123',
};
const today = new Date(2026, 10, 21);
const place: RulePlace = { eoriRequired: false, card: 'test', delivered: true, today };
const faults = (change: Partial<CheckoutValues>, at = place): Record<string, string> =>
  firstMessages(validate(checkoutRules(t, at), { ...good, ...change }));

describe('SH8 checkoutRules', () => {
  it('follow what the store asks', () => {
    const usual = {
      phone: 'optional',
      company: 'optional',
      street2: 'optional',
      note: true,
      terms: null,
    } as const;
    const fields = {
      ...usual,
      phone: 'required',
      company: 'required',
      terms: { page: '/page/terms/' },
    } as const;
    expect(faults({}, { ...place, fields })).toEqual({
      'contact.phone': 'This field is required',
      'shippingAddress.company': 'This field is required',
      agreedTerms: 'Agree to the terms to place your order',
    });
    const filled = {
      'contact.phone': '0113 496 0000',
      'shippingAddress.company': 'Byron',
      agreedTerms: true,
    };
    expect(faults(filled, { ...place, fields })).toEqual({});
    expect(faults({ 'contact.phone': '12' }, { ...place, fields: { ...usual, phone: 'hidden' } })).toEqual(
      {},
    );
  });

  it('send the terms that were agreed to, where the store asks', () => {
    const values = { ...good, agreedTerms: true };
    const extras = {
      paymentMethod: 'pm_1',
      currency: 'GBP',
      expectedTotal: 1,
      expectedToPay: undefined,
      delivered: true,
    };
    expect(toOrder(values, extras)).not.toHaveProperty('agreedTerms');
    const termsPage = '/page/terms/';
    expect(toOrder(values, { ...extras, termsPage })).toMatchObject({ agreedTerms: termsPage });
    expect(toOrder(good, { ...extras, termsPage })).not.toHaveProperty('agreedTerms');
  });

  it('finds nothing wrong with a good order', () => {
    expect(faults({})).toEqual({});
  });

  it.each([
    [{ 'contact.email': '' }, 'contact.email', 'This field is required'],
    [{ 'contact.email': 'ada@' }, 'contact.email', 'Please enter a valid email address'],
    [{ 'contact.phone': '12' }, 'contact.phone', 'Please enter a valid UK phone number'],
    [{ 'shippingAddress.street': ' ' }, 'shippingAddress.street', 'This field is required'],
    [{ 'shippingAddress.zip': '' }, 'shippingAddress.zip', 'This field is required'],
    [{ 'shippingAddress.zip': '90210' }, 'shippingAddress.zip', 'Please enter a valid postcode'],
    [{ 'shippingAddress.country': '' }, 'shippingAddress.country', 'Choose a country'],
    [{ shippingMethod: '' }, 'shippingMethod', 'Choose a delivery method'],
    [{ 'card.cvc': '1' }, 'card.cvc', 'The security code has 3 or 4 digits'],
  ])('%o: %s', (change, field, message) => {
    expect(faults(change)).toEqual({ [field]: message });
  });

  it.each([
    ['US', '90210', 'CA', {}],
    ['US', '', '', { zip: 'This field is required', state: 'This field is required' }],
    ['US', '9021', 'CA', { zip: 'Please enter a valid postcode' }],
    ['CA', 'K1A 0B1', ' ', { state: 'This field is required' }],
    ['US', '90210', 'Foo', { state: 'Choose a state or province' }],
    ['AU', '2000', 'CA', { state: 'Choose a state or province' }],
    ['AU', '2000', 'New South Wales', {}],
    ['ES', '28013', 'Madrid', {}],
    ['DE', '', '', { zip: 'This field is required' }],
    ['DE', '04107', '', {}],
    ['IE', '', '', {}],
    ['HK', '', '', {}],
    ['JE', '90210', '', { zip: 'Please enter a valid postcode' }],
  ])('asks for what an address in %s needs: postcode “%s”, state “%s”', (country, zip, state, expected) => {
    const change = {
      'shippingAddress.country': country,
      'shippingAddress.zip': zip,
      'shippingAddress.state': state,
    };
    expect(faults(change)).toEqual(
      Object.fromEntries(
        Object.entries(expected).map(([field, message]) => [`shippingAddress.${field}`, message]),
      ),
    );
    // The bill's own address goes by the same rules, and is not looked at where there is none.
    expect(faults({ 'billingAddress.country': country, 'billingAddress.zip': zip })).toEqual({});
  });

  it('takes phone numbers of other countries', () => {
    expect(faults({ 'contact.phone': '+33 1 23 45 67 89' })).toEqual({});
    expect(faults({ 'contact.phone': '01983 123456' })).toEqual({});
  });

  it('asks a company for its EORI number where the quote says so', () => {
    const at = { ...place, eoriRequired: true };
    expect(faults({ 'shippingAddress.company': 'Ada Ltd' }, at)).toEqual({
      'shippingAddress.eori': 'This field is required',
    });
    expect(faults({}, at)).toEqual({});
    expect(faults({ 'shippingAddress.company': 'Ada Ltd' })).toEqual({});
    const abroad = { 'shippingAddress.country': 'DE', 'shippingAddress.zip': '04107' };
    for (const eori of ['nonsense!', 'GB123456789000', 'XX1234567890'])
      expect(faults({ ...abroad, 'shippingAddress.eori': eori })).toEqual({
        'shippingAddress.eori': 'Please enter a valid EORI number',
      });
    expect(faults({ ...abroad, 'shippingAddress.eori': 'FR 123456789' })).toEqual({});
  });

  it('checks the billing address only when it is another', () => {
    const own = Object.keys(faults({ billingSame: false }));
    expect(own).toEqual([
      'billingAddress.firstName',
      'billingAddress.street',
      'billingAddress.city',
      'billingAddress.zip',
    ]);
  });

  it('takes a person with one name, in either field (C11)', () => {
    const names = (firstName: string, lastName: string) =>
      Object.keys(faults({ 'shippingAddress.firstName': firstName, 'shippingAddress.lastName': lastName }));
    expect(names('Suharto', '')).toEqual([]);
    expect(names('', 'Suharto')).toEqual([]);
    expect(names(' ', ' ')).toEqual(['shippingAddress.firstName']);
  });

  it('leaves the card to the processor where its script draws the fields', () => {
    expect(faults({ 'card.number': '' }, { ...place, card: 'none' })).toEqual({});
  });
});

describe('toOrder', () => {
  const extras = {
    paymentMethod: 'pm_1',
    currency: 'GBP',
    expectedTotal: 27.95,
    expectedToPay: undefined,
    delivered: true,
  };

  it('sends what was decided, trimmed, and no card', () => {
    const order = toOrder({ ...good, 'shippingAddress.city': ' Freshwater ' }, extras);
    expect(order).toMatchObject({
      contact: { email: 'ada@shop.example', marketing: false },
      shippingAddress: { firstName: 'Ada', city: 'Freshwater', country: 'GB' },
      shippingMethod: 'standard',
      paymentMethod: 'pm_1',
      expectedTotal: 27.95,
    });
    expect(order.billingAddress).toBeUndefined();
    expect(JSON.stringify(order)).not.toContain('4242');
  });

  it('sends the address of the bill alone where nothing is delivered, and no card where gift cards pay all', () => {
    const order = toOrder(good, { ...extras, delivered: false, paymentMethod: null, expectedToPay: 0 });
    expect(order).toMatchObject({ billingAddress: { firstName: 'Ada' }, expectedToPay: 0 });
    expect(order).not.toHaveProperty('shippingAddress');
    expect(order).not.toHaveProperty('shippingMethod');
    expect(order).not.toHaveProperty('paymentMethod');
  });

  it('sends a billing address of its own', () => {
    const order = toOrder({ ...good, billingSame: false, 'billingAddress.firstName': 'Augusta' }, extras);
    expect(order.billingAddress?.firstName).toBe('Augusta');
  });
});
