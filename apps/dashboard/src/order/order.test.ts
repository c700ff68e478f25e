import type { Address } from '@omnis/contract';
import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { isSameAddress } from './address-block.tsx';
import { containedVat, sumLines } from './order-money.ts';
import { historyOf } from './order-timeline.ts';
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

describe('historyOf', () => {
  const attempt = (message: string, success: boolean, time: string) => ({
    message,
    success,
    time,
    methodName: 'Visa •••• 4242',
  });

  it('names the steps of a payment by what they did, a refusal by why', () => {
    const attempts = [
      attempt('Your card was declined', false, '2026-11-06T09:00:00Z'),
      attempt('Authorised', true, '2026-11-06T09:01:00Z'),
      attempt('Paid', true, '2026-11-06T09:02:00Z'),
      attempt('Refunded', true, '2026-11-07T09:00:00Z'),
    ];
    expect(historyOf(t, { statusLog: [], attempts }).map(({ text, note }) => [text, note])).toEqual([
      ['Payment refunded', ''],
      ['Payment taken', ''],
      ['Payment authorised', ''],
      ['Payment attempt failed', 'Your card was declined'],
    ]);
  });

  it('says who wrote a note, changed tags and refunded, the newest first', () => {
    const notes = [
      {
        id: 1,
        text: 'Call before packing',
        addedTags: ['gift', 'rush'],
        removedTags: [],
        by: 'Ann Lee',
        time: '2026-11-06T10:00:00Z',
      },
      { id: 2, text: '', addedTags: [], removedTags: ['rush'], by: 'Bo Ek', time: '2026-11-06T11:00:00Z' },
    ];
    const refund = { giftCardAmount: 0, reason: 'Late', state: 'refunded' as const, parts: [] };
    const refunds = [
      { ...refund, id: 'r1', amount: 5, by: 'Ann Lee', time: '2026-11-06T12:00:00Z' },
      // Of a return, which stands there itself.
      { ...refund, id: 'r2', amount: 7, by: '', time: '2026-11-06T12:30:00Z' },
    ];
    expect(
      historyOf(t, { statusLog: [], attempts: [], notes, refunds, currency: 'GBP' }).map(
        ({ text, note, who }) => [text, note, who],
      ),
    ).toEqual([
      ['£5.00 refunded', '', 'Ann Lee'],
      ['Tag removed: rush', '', 'Bo Ek'],
      ['Note', 'Call before packing', 'Ann Lee'],
      ['Tags added: gift, rush', '', 'Ann Lee'],
    ]);
  });

  it('says who sent a parcel and who cancelled it, each parcel once', () => {
    const parcel = {
      id: 'p1',
      number: 1,
      lines: [],
      carrier: 'dpd' as const,
      code: 'D1',
      url: null,
      notified: false,
      by: 'Ann Lee',
      time: '2026-11-06T10:00:00Z',
      version: 2,
      cancelled: { by: 'Bo Ek', time: '2026-11-06T11:00:00Z' },
      editRefusal: null,
      cancelRefusal: null,
    };
    const sent = { carrier: 'evri' as const, url: null, sentAt: '2026-11-06T09:00:00Z' };
    const order = {
      statusLog: [],
      attempts: [],
      fulfilment: { state: 'part' as const, refusal: null, canComplete: false, left: [], parcels: [parcel] },
      trackingCodes: [
        { ...sent, code: 'D1' },
        { ...sent, code: 'E2' },
      ],
    };
    expect(historyOf(t, order).map(({ text, note, who }) => [text, note, who])).toEqual([
      ['Parcel 1 cancelled', '', 'Bo Ek'],
      ['Parcel 1 sent', 'D1 · No email was sent', 'Ann Lee'],
      ['Parcel E2 sent', '', ''],
    ]);
  });

  it('calls the end of an order that nobody paid cancelled', () => {
    const statusLog = [
      {
        id: '1',
        from: 'new',
        status: 'refunded',
        reason: 'Cancelled by the store',
        user: 'Ann Lee',
        time: '2026-11-06T10:00:00Z',
      },
    ];
    const told = (cancelled: boolean): string[] =>
      historyOf(t, { statusLog, attempts: [], status: 'refunded', cancelled }).map(({ text }) => text);
    expect([told(true), told(false)]).toEqual([['Cancelled'], ['Refunded']]);
  });
});
