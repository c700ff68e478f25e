import { vatIncluded } from '@omnis/models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderItem } from '../order-item.fixture.ts';
import { invoiceSums } from './invoice-sums.ts';

const order = {
  total_minor: 2795,
  goods_tax_minor: 400,
  tax_discount_minor: 0,
  shipping_minor: 395,
  shipping_tax_minor: 66,
};

describe('invoiceSums', () => {
  it('tells net and tax of lines, delivery and rates', () => {
    expect(invoiceSums(order, [orderItem()])).toEqual({
      lines: [{ net: 2000, tax: 400, total: 2400 }],
      delivery: { net: 329, tax: 66, total: 395 },
      rates: [{ vatRate: 20, net: 2329, tax: 466, total: 2795 }],
      net: 2329,
      tax: 466,
      total: 2795,
    });
  });

  it('spreads delivery over the rates of the goods', () => {
    const book = orderItem({ price_minor: 2400, tax_minor: 0, vat_rate: '0' });
    const sums = invoiceSums({ ...order, total_minor: 5195, shipping_tax_minor: 33 }, [book, orderItem()]);
    expect(sums.rates).toEqual([
      { vatRate: 20, net: 2165, tax: 433, total: 2598 },
      { vatRate: 0, net: 2597, tax: 0, total: 2597 },
    ]);
  });

  it('gives free goods and an order without lines no tax', () => {
    const free = {
      total_minor: 0,
      goods_tax_minor: 0,
      tax_discount_minor: 0,
      shipping_minor: 0,
      shipping_tax_minor: 0,
    };
    expect(invoiceSums(free, [orderItem({ price_minor: 0, tax_minor: 0 })])).toMatchObject({
      net: 0,
      tax: 0,
      total: 0,
    });
    expect(invoiceSums(free, [])).toMatchObject({ lines: [], rates: [] });
  });

  it('adds up to what was charged, by line and by rate', () => {
    const goods = fc.record({
      unit: fc.integer({ min: 0, max: 9_999_99 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      rate: fc.constantFrom(0, 5, 19, 20),
    });
    fc.assert(
      fc.property(
        fc.array(goods, { minLength: 1, maxLength: 8 }),
        fc.nat(5000),
        fc.nat(3),
        (bought, shipping, off) => {
          const items = bought.map(({ unit, quantity, rate }) => {
            const tax = vatIncluded(unit, rate);
            return orderItem({ price_minor: unit - tax, tax_minor: tax, quantity, vat_rate: String(rate) });
          });
          const goodsTotal = bought.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
          // Tax was rounded in another way when it was charged.
          const goodsTax = bought.reduce(
            (sum, each) => sum + vatIncluded(each.unit * each.quantity, each.rate),
            off,
          );
          const charged = {
            total_minor: goodsTotal + shipping,
            goods_tax_minor: goodsTax,
            tax_discount_minor: 0,
            shipping_minor: shipping,
            shipping_tax_minor: vatIncluded(shipping, 20),
          };
          const { lines, delivery, rates, tax, net } = invoiceSums(charged, items);
          const taxOf = (amounts: readonly { tax: number }[]) =>
            amounts.reduce((sum, each) => sum + each.tax, 0);
          const totalOf = (amounts: readonly { total: number }[]) =>
            amounts.reduce((sum, each) => sum + each.total, 0);
          expect(taxOf(lines) + delivery.tax).toBe(tax);
          expect(taxOf(rates)).toBe(tax);
          expect(totalOf(rates)).toBe(charged.total_minor);
          expect(net + tax).toBe(charged.total_minor);
        },
      ),
    );
  });
});
