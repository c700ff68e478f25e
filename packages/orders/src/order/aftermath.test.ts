import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import ordersEn from '../texts/orders/en.ts';
import { lineNews, refundedShare, isPartlyExchanged, standingName } from './aftermath.ts';
import { headlineOf } from './headline.ts';
import { testOrder } from './order.fixture.ts';
import { paymentKey } from './payment-words.ts';
import { historyOf } from './history.ts';
import { shopperSteps, type Order } from './stages.ts';

const given = (
  number: string,
  resolution: 'refund' | 'exchange',
  received: number | null,
): NonNullable<Order['returns']>[number] => ({
  id: 1,
  number,
  resolution,
  note: '',
  state: received === null ? 'asked' : 'booked',
  askedAt: '',
  bookedAt: null,
  lines: [
    {
      id: 'a',
      name: 'Cap',
      options: { Colour: 'Navy', Size: 'M' },
      quantity: 1,
      reason: 'faulty',
      instead: resolution === 'exchange' ? { Colour: 'Navy', Size: 'S' } : null,
      received,
    },
  ],
});

describe('OD2 the outcome of a line', () => {
  it('is told by its returns, with the order that replaces it', () => {
    const child = { orderHash: 'h', number: 'D-2', returnNumber: 'R-2' };
    const order = {
      status: 'exchanged',
      returns: [given('R-1', 'refund', 1), given('R-2', 'exchange', 1), given('R-3', 'refund', null)],
      replacements: [child],
    };
    expect(lineNews(order, { id: 'a', refunded: 5 })).toEqual([
      { kind: 'returned', count: 1 },
      { kind: 'refunded', amount: 5 },
      { kind: 'exchanged', count: 1, options: 'Navy / S', order: child },
      { kind: 'asked', count: 1 },
    ]);
    expect(lineNews(order, { id: 'b', refunded: 0 })).toEqual([]);
  });

  it('is the refund of the whole order where nothing came back', () => {
    expect(lineNews({ status: 'refunded' }, { id: 'a' })).toEqual([{ kind: 'wholeRefunded' }]);
  });
});

describe('OD2 how an order stands', () => {
  it('is partly sent while a parcel of it is on its way and the rest is not', () => {
    const t = translator(ordersEn, 'en-GB');
    const order = { ...testOrder({ status: 'packing', partSent: true }), image: null };
    expect(standingName(t, order)).toBe('Partly sent');
    expect(headlineOf(t, order, '2026-11-28')).toEqual({
      title: 'Part of your order is on its way',
      text: 'We’ve emailed ann@shop.example and will email again when we send the rest.',
    });
    expect(headlineOf(t, { ...order, status: 'issue' }, '2026-11-28').title).toBe(
      'We’re looking into your order',
    );
  });

  it('is cancelled where nobody had paid it, and speaks of no refund', () => {
    const t = translator(ordersEn, 'en-GB');
    const statusLog = ['new', 'refunded'].map((status, at) => ({
      id: String(at),
      from: at === 0 ? null : 'new',
      status,
      reason: '',
      user: '',
      time: `2026-11-0${at + 1}T09:00:00Z`,
    }));
    const order = testOrder({
      status: 'refunded',
      cancelled: true,
      refunded: 0,
      refunds: [],
      statusLog,
      payment: { method: 'Purchase order PO-9', state: 'failed', giftCardAmount: 0 },
    });
    expect(standingName(t, { ...order, image: null })).toBe('Cancelled');
    expect(headlineOf(t, order, '2026-11-28').title).toBe('Your order was cancelled');
    expect(shopperSteps(t, order).at(-1)?.key).toBe('Cancelled');
    expect(historyOf(t, order).map(({ words }) => words)).toEqual(['Cancelled', 'Ordered']);
    expect(lineNews(order, { id: 'a' })).toEqual([]);
    expect(t(paymentKey(order))).toBe('Not charged');
  });

  it('is both where part of it was refunded and part exchanged', () => {
    const t = translator(ordersEn, 'en-GB');
    const both = { status: 'exchanged', refunded: 12, exchangedCount: 1, itemCount: 2, total: 24 };
    const order = testOrder(both);
    expect(headlineOf(t, order, '2026-11-27').title).toBe(
      'Part of your order was refunded, and part of it exchanged',
    );
    expect(headlineOf(t, { ...order, refunded: 0 }, '2026-11-27').title).toBe(
      'Part of your order was exchanged',
    );
    expect(standingName(t, { ...order, image: null })).toBe('Partly refunded, partly exchanged');
  });

  it('is told in the words of its receipt, which know no step of a factory', () => {
    const t = translator(ordersEn, 'en-GB');
    const names = ['label_printed', 'consolidated', 'complete'].map((status) =>
      standingName(t, { ...testOrder({ status, refunded: 0 }), image: null }),
    );
    expect(names).toEqual(['Being made', 'Packing', 'Sent']);
  });

  it('is refunded in part or altogether', () => {
    expect(
      [{}, { refunded: 5 }, { refunded: 9 }].map((each) => refundedShare({ ...each, total: 9 })),
    ).toEqual(['none', 'part', 'all']);
    const payment = { method: '', state: 'paid' as const, giftCardAmount: 0 };
    expect([0, 5, 9].map((refunded) => paymentKey({ payment, refunded, total: 9 }))).toEqual([
      'payPaid',
      'partlyRefunded',
      'payRefunded',
    ]);
    expect([1, 2].map((exchangedCount) => isPartlyExchanged({ exchangedCount, itemCount: 2 }))).toEqual([
      true,
      false,
    ]);
  });
});
