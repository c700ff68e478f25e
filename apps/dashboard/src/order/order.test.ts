import type { Address } from '@omnis/contract';
import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { isSameAddress } from './address-block.tsx';
import { containedVat, sumLines } from './order-money.ts';
import en from '../texts/order/en.ts';

const t = translator(en, 'en-GB');

const totals = {
  currency: 'GBP',
  subtotal: 40,
  discount: 4,
  goodsTax: 6.67,
  taxDiscount: 0.67,
  shipping: 3.95,
  shippingTax: 0.66,
  total: 39.95,
};

const address: Address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
  street: '12 St James’s Square',
  street2: '',
  city: 'London',
  state: '',
  country: 'GB',
  zip: 'SW1Y 4JH',
  eori: '',
};

describe('an order’s money', () => {
  it('contains the VAT of goods after the discount and of the delivery, without rounding dust', () => {
    expect(containedVat(totals)).toBe(6.66);
    expect(
      containedVat({ ...totals, currency: 'JPY', goodsTax: 400, taxDiscount: 40, shippingTax: 36 }),
    ).toBe(396);
  });
});

describe('the sums of an order', () => {
  const order = {
    totals,
    coupon: null,
    shippingMethod: { code: 'standard', name: 'Standard', estimate: '' },
    payment: { method: 'Visa', state: 'paid' as const, giftCardAmount: 0 },
  };
  const labels = (given: Parameters<typeof sumLines>[1]): string[] =>
    sumLines(t, given).map(({ label }) => label);

  it('end with what was refunded, and what is left after it', () => {
    expect(sumLines(t, { ...order, refunded: 23.95 }).slice(-2)).toEqual([
      { label: 'Refunded', amount: -23.95 },
      { label: 'Total after refunds', amount: 16 },
    ]);
    expect(labels({ ...order, refunded: 0 })).not.toContain('Total after refunds');
  });

  it('name VAT only where some is charged', () => {
    expect(labels(order)).toContain('VAT included');
    const untaxed = { ...totals, goodsTax: 0, taxDiscount: 0, shippingTax: 0 };
    expect(labels({ ...order, totals: untaxed })).not.toContain('VAT included');
  });
});

describe('an address', () => {
  it('is compared by what it says', () => {
    expect(isSameAddress(address, { ...address, eori: 'GB1' })).toBe(true);
    expect(isSameAddress(address, { ...address, zip: 'SW1Y 4JJ' })).toBe(false);
  });
});
