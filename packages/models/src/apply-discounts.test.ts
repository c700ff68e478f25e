import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDiscounts } from './apply-discounts.ts';
import type { Discount, DiscountGift, DiscountLine } from './discount.ts';
import { computeTotals } from './totals.ts';

const line = (changes: Partial<DiscountLine> = {}): DiscountLine => ({
  unitMinor: 2000,
  quantity: 1,
  productId: 1,
  collectionIds: [],
  giftCard: false,
  ...changes,
});
const discount = (gift: DiscountGift, changes: Partial<Discount> = {}): Discount => ({
  id: 'a',
  title: 'Summer',
  code: null,
  gift,
  goods: { kind: 'all' },
  minimumSpendMinor: 0,
  minimumQuantity: 0,
  combines: false,
  ...changes,
});
const percent = (value: number): DiscountGift => ({ kind: 'percentage', percent: value });
const fixed = (amountMinor: number): DiscountGift => ({ kind: 'fixed_amount', amountMinor });
const all = { kind: 'all' } as const;
const buyGet = (buy: number, get: number, changes: object = {}): DiscountGift => ({
  kind: 'buy_x_get_y',
  buy,
  get,
  percent: 100,
  gets: all,
  most: null,
  ...changes,
});
const products = (...ids: number[]) => ({ kind: 'products', ids }) as const;
const mugs = line({ productId: 2, unitMinor: 1000, collectionIds: [7] });

describe('a single discount', () => {
  test.each<[string, DiscountLine[], Discount, number[]]>([
    ['takes a percentage off everything', [line(), mugs], discount(percent(10)), [200, 100]],
    [
      'DISC1 leaves gift cards as they are',
      [line({ giftCard: true }), mugs],
      discount(percent(50)),
      [0, 500],
    ],
    [
      'looks at the products it names',
      [line(), mugs],
      discount(percent(10), { goods: products(2) }),
      [0, 100],
    ],
    [
      'looks at the collections it names',
      [line(), mugs],
      discount(percent(10), { goods: { kind: 'collections', ids: [7] } }),
      [0, 100],
    ],
    ['shares a fixed amount by value', [line(), mugs], discount(fixed(600)), [400, 200]],
    ['stops at what the goods cost', [line(), mugs], discount(fixed(1_000_000_000)), [2000, 1000]],
    [
      'DISC2 gives the cheapest unit of a set',
      [line({ quantity: 2 }), mugs],
      discount(buyGet(2, 1)),
      [0, 1000],
    ],
    ['gives a unit for each whole set', [line({ quantity: 7 })], discount(buyGet(2, 1)), [4000]],
    [
      'gives at most as often as it says',
      [line({ quantity: 9 })],
      discount(buyGet(2, 1, { most: 1 })),
      [2000],
    ],
    [
      'makes what is given cheaper by its percentage',
      [line(), mugs],
      discount(buyGet(1, 1, { percent: 50, gets: products(2) }), { goods: products(1) }),
      [0, 500],
    ],
    [
      'leaves enough to be bought of what is both',
      [line({ productId: 1, unitMinor: 500 }), line({ productId: 2, unitMinor: 900 })],
      discount(buyGet(1, 1, { gets: products(1, 2) }), { goods: products(1) }),
      [0, 900],
    ],
    ['counts nothing of a line that cannot be bought', [line({ quantity: 0 })], discount(percent(10)), [0]],
  ])('%s', (_, lines, given, off) => {
    expect(applyDiscounts(lines, [given]).lines).toEqual(off);
  });

  test.each<[string, Discount, object]>([
    ['none of its goods', discount(percent(10), { goods: products(9) }), { kind: 'goods' }],
    [
      'too little spent',
      discount(percent(10), { minimumSpendMinor: 5000 }),
      { kind: 'spend', missingMinor: 2000 },
    ],
    ['too few of its goods', discount(percent(10), { minimumQuantity: 3 }), { kind: 'quantity', missing: 1 }],
    ['too few to be bought', discount(buyGet(5, 1)), { kind: 'quantity', missing: 3 }],
    ['nothing to be given', discount(buyGet(2, 1)), { kind: 'gift', missing: 1 }],
  ])('DISC5 says why it gives nothing: %s', (_, given, problem) => {
    const { problems, applied } = applyDiscounts([line(), mugs], [given]);
    expect(problems.get('a')).toEqual(problem);
    expect(applied).toEqual([]);
  });
});

describe('several discounts', () => {
  const lines = [line({ quantity: 2 })];
  const ten = discount(percent(10), { id: 'ten', title: 'Ten', combines: true });
  const five = discount(fixed(500), { id: 'five', title: 'Five', combines: true });

  test('are taken off one after the other when they combine', () => {
    expect(applyDiscounts(lines, [five, ten])).toMatchObject({
      lines: [900],
      applied: [
        { id: 'ten', amountMinor: 400 },
        { id: 'five', amountMinor: 500 },
      ],
    });
  });

  test('DISC3 leave the one that saves most when they do not', () => {
    const alone = discount(percent(30), { id: 'alone', title: 'Alone' });
    const { applied, problems } = applyDiscounts(lines, [ten, five, alone]);
    expect(applied).toMatchObject([{ id: 'alone', amountMinor: 1200 }]);
    expect(problems.get('ten')).toEqual({ kind: 'better', title: 'Alone' });
  });

  test('use the entered code of two that save the same', () => {
    const other = { ...ten, combines: false };
    const coded = { ...other, id: 'code', code: 'TEN' };
    expect(applyDiscounts(lines, [other, coded]).applied).toMatchObject([{ id: 'code' }]);
  });

  test('count free delivery by what the delivery costs', () => {
    const free = discount({ kind: 'free_delivery' }, { id: 'free' });
    const alone = { ...ten, combines: false };
    expect(applyDiscounts(lines, [alone, free], () => 395).applied).toMatchObject([{ id: 'ten' }]);
    expect(applyDiscounts(lines, [alone, free], () => 795)).toMatchObject({
      freeDelivery: true,
      applied: [{ id: 'free', amountMinor: 0 }],
    });
  });
});

const goods = fc.oneof(
  fc.constant(all),
  fc.record({ kind: fc.constant('products' as const), ids: fc.array(fc.integer({ min: 1, max: 3 })) }),
);
const gifts: fc.Arbitrary<DiscountGift> = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed_amount' as const), amountMinor: fc.integer({ min: 1, max: 1e8 }) }),
  fc.constant({ kind: 'free_delivery' as const }),
  fc.record({
    kind: fc.constant('buy_x_get_y' as const),
    buy: fc.integer({ min: 1, max: 4 }),
    get: fc.integer({ min: 1, max: 3 }),
    percent: fc.integer({ min: 1, max: 100 }),
    gets: goods,
    most: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
);

test('DISC4 no discounts make a line, a gift card or a total negative', () => {
  const lines = fc.array(
    fc.record({
      unitMinor: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 0, max: 12 }),
      productId: fc.integer({ min: 1, max: 3 }),
      collectionIds: fc.constant([]),
      giftCard: fc.boolean(),
    }),
    { maxLength: 6 },
  );
  const discounts = fc.array(
    fc.record({
      gift: gifts,
      goods,
      combines: fc.boolean(),
      minimumQuantity: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(lines, discounts, (given, some) => {
      const named = some.map((each, index) => discount(each.gift, { ...each, id: String(index) }));
      const outcome = applyDiscounts(given, named, () => 395);
      for (const [index, each] of given.entries()) {
        const off = outcome.lines[index] ?? -1;
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(each.giftCard ? 0 : each.unitMinor * each.quantity);
      }
      const off = outcome.lines.reduce((sum, value) => sum + value, 0);
      expect(outcome.applied.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(off);
      expect(outcome.applied.length + outcome.problems.size).toBe(named.length);
      const totals = computeTotals({
        lines: given.map((each) => ({ ...each, vatRate: 20 })),
        reductions: outcome,
        shippingMinor: 395,
        currency: 'GBP',
        taxIncluded: true,
      });
      expect(totals.discount).toBe(off);
      expect(totals.total).toBeGreaterThanOrEqual(0);
    }),
  );
});
