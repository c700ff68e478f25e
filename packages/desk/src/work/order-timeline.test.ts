import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { historyOf } from './order-timeline.ts';
import en from '../texts/desk-work/en.ts';

const t = translator(en, 'en-GB');

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
