import { describe, expect, it } from 'vitest';
import type { OrderRefundRow, OrderSums } from '../change/changes.repository.ts';
import { creditedDelivery, standOf } from '../change/refund-record.ts';
import { orderItem } from '../order-item.fixture.ts';
import { creditNotes } from './credit-notes.ts';

const tee = orderItem();
const book = orderItem({ id: 'book', name: 'Book', price_minor: 1000, tax_minor: 0, vat_rate: '0' });

/** Goods without delivery. */
const sums = (total: number, tax: number): OrderSums => ({
  subtotal_minor: total,
  discount_minor: 0,
  goods_tax_minor: tax,
  tax_discount_minor: 0,
  shipping_minor: 0,
  shipping_tax_minor: 0,
  total_minor: total,
  gift_card_minor: 0,
});
const order = (total: number, tax: number, status = 'paid') => ({ ...sums(total, tax), status });
const refund = (changes: Partial<OrderRefundRow>): OrderRefundRow => ({
  division_id: 21,
  id: 'r',
  order_id: 1,
  amount_minor: 1000,
  gift_card_minor: 0,
  reason: 'Return R-1',
  of_return: true,
  by_hand: false,
  by_name: '',
  idempotency_key: null,
  body_hash: null,
  state: 'refunded',
  created_at: new Date(0),
  settled_at: null,
  order_before: null,
  parts: [],
  credited: [],
  ...changes,
});

describe('credit notes', () => {
  it('there are none where nothing was given back', () => {
    expect(creditNotes(order(3400, 400), [tee, book], [])).toMatchObject({
      notes: [],
      left: { net: 3000, tax: 400, total: 3400 },
    });
  });

  it('take goods that came back off at the rate that they were taxed at', () => {
    const of = (line: string, minor: number) =>
      refund({ amount_minor: minor, credited: [{ item: line, minor }] });
    const { notes, left } = creditNotes(order(3400, 400), [tee, book], [of('book', 1000), of('tee', 2400)]);
    expect(notes.map(({ rates }) => rates)).toEqual([
      [{ vatRate: 0, net: 1000, tax: 0, total: 1000 }],
      [{ vatRate: 20, net: 2000, tax: 400, total: 2400 }],
    ]);
    expect(left).toEqual({ net: 0, tax: 0, total: 0, rates: [] });
  });

  it('take delivery that goes back off at the rates of the goods that were delivered', () => {
    const delivered = { ...order(3910, 400), shipping_minor: 510, shipping_tax_minor: 60 };
    const credited = [
      { item: 'tee', minor: 2400 },
      { item: 'book', minor: 1000 },
      { item: creditedDelivery, minor: 510 },
    ];
    const { notes, left } = creditNotes(delivered, [tee, book], [refund({ amount_minor: 3910, credited })]);
    expect(notes.map(({ rates }) => rates)).toEqual([
      [
        { vatRate: 20, net: 2300, tax: 460, total: 2760 },
        { vatRate: 0, net: 1150, tax: 0, total: 1150 },
      ],
    ]);
    expect(left.rates).toEqual([]);
  });

  it('take off what an order cost less after goods were taken out, and show it as it was', () => {
    const change = refund({
      of_return: false,
      amount_minor: 2400,
      order_before: JSON.parse(JSON.stringify(standOf(sums(3400, 400), [tee, book]))),
    });
    const { issued, notes, left } = creditNotes(order(1000, 0), [book], [change]);
    expect(issued.items.map(({ name }) => name)).toEqual(['Tee', 'Book']);
    expect(issued.sums.total_minor).toBe(3400);
    expect(notes).toMatchObject([{ net: 2000, tax: 400, total: 2400 }]);
    expect(left).toMatchObject({ net: 1000, tax: 0, total: 1000 });
  });

  it('of everything take off what was left, to the penny', () => {
    const part = refund({ amount_minor: 801, credited: [{ item: 'tee', minor: 801 }] });
    const whole = refund({ of_return: false, amount_minor: 2599, reason: 'Your order was refunded' });
    const { notes, left } = creditNotes(order(3400, 400, 'refunded'), [tee, book], [part, whole]);
    expect(notes.map(({ total }) => total)).toEqual([801, 2599]);
    expect(notes.reduce((sum, { tax }) => sum + tax, 0)).toBe(400);
    expect(left).toEqual({ net: 0, tax: 0, total: 0, rates: [] });
  });

  it('share an amount of which no lines are known by what was charged at each rate', () => {
    const { notes } = creditNotes(order(3400, 400), [tee, book], [refund({ amount_minor: 340 })]);
    expect(notes[0]?.rates).toEqual([
      { vatRate: 20, net: 200, tax: 40, total: 240 },
      { vatRate: 0, net: 100, tax: 0, total: 100 },
    ]);
  });

  it('leave out what the bank refused, whose number nobody else gets', () => {
    const refused = refund({ state: 'failed', credited: [{ item: 'book', minor: 1000 }] });
    const { notes } = creditNotes(order(3400, 400), [tee, book], [refused, refund({ amount_minor: 340 })]);
    expect(notes.map(({ position }) => position)).toEqual([2]);
  });

  it('leave out changes of old, which are in the lines already', () => {
    const old = refund({ of_return: false, amount_minor: 2400, reason: 'You took goods out of your order' });
    expect(creditNotes(order(1000, 0), [book], [old]).notes).toEqual([]);
  });
});
