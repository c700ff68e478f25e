import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { discountSentence } from './discount-sentence.ts';
import { bodyOf, changesOf, newDiscount, valuesOf, type LoadedDiscount } from './discount-values.ts';
import en from '../texts/discounts/en.ts';

const t = translator(en, 'en-GB');

const alone = ' It can’t be combined with other discounts. Shoppers get the one that saves more.';

describe('the sentence', () => {
  it.each([
    [{ code: 'SUMMER' }, 'Shoppers who enter SUMMER get 10% off everything.'],
    [{ method: 'automatic', kind: 'free_delivery' }, 'Shoppers get free delivery.'],
    [
      { method: 'automatic', kind: 'fixed_amount', value: 5, minimum: 'spend', minimumSpend: 30 },
      'Shoppers get £5.00 off their order, once per order, when they spend at least £30.00.',
    ],
    [
      {
        kind: 'buy_x_get_y',
        value: 100,
        code: 'B2G1',
        goods: { kind: 'products', items: [{ id: 1, name: 'Tee' }] },
      },
      'Shoppers who enter B2G1 and buy 2 of Tee get 1 of anything free.',
    ],
    [
      { method: 'automatic', kind: 'buy_x_get_y', value: 50, most: 1 },
      'Shoppers who buy 2 of anything get 1 of anything at 50% off, at most 1 time per order.',
    ],
    [
      { code: 'VIP', customers: 'a@b.example\nc@d.example', maxUses: 100, oncePerCustomer: true },
      'The 2 customers you name who enter VIP get 10% off everything. It can be used 100 times in total and once by each customer.',
    ],
    [
      { code: 'VIP', segments: ['a', 'b'] },
      'Customers in the 2 segments you choose who enter VIP get 10% off everything.',
    ],
    [
      { method: 'automatic', customers: 'a@b.example', segments: ['a'] },
      'The 1 customer you name and those in the segment you choose get 10% off everything.',
    ],
    [
      { method: 'automatic', firstDay: '2026-05-01', lastDay: '2026-05-31' },
      'Shoppers get 10% off everything. It runs from 1 May 2026 to 31 May 2026.',
    ],
  ] as const)('of %j', (changes, text) => {
    expect(discountSentence(t, { ...newDiscount, ...changes }, 'GBP')).toBe(text + alone);
  });
});

describe('the sent discount', () => {
  it('holds whole days of the store’s time zone', () => {
    const values = { ...newDiscount, firstDay: '2026-03-28', lastDay: '2026-03-29' };
    expect(bodyOf(values, 'Europe/London')).toMatchObject({
      startsAt: '2026-03-28T00:00:00.000Z',
      // The clocks went forward that morning.
      endsAt: '2026-03-29T23:00:00.000Z',
    });
  });

  it('leaves times that were not touched as they are', () => {
    const loaded: LoadedDiscount = {
      id: 'a',
      version: 3,
      state: 'active',
      title: 'Ten',
      method: 'code',
      kind: 'percentage',
      value: 10,
      goods: { kind: 'all' },
      buyAndGet: null,
      minimumSpend: 0,
      minimumQuantity: 0,
      customers: [],
      segments: [],
      oncePerCustomer: false,
      maxUses: null,
      maxUsesPerCode: null,
      combines: false,
      enabled: true,
      startsAt: '2026-05-01T08:30:00.000Z',
      endsAt: null,
      code: 'TEN',
      codeCount: 1,
      uses: 0,
      revenue: 0,
      discounted: 0,
      createdAt: '',
      currency: 'GBP',
      timeZone: 'Europe/London',
      names: [],
    };
    const before = valuesOf(t, loaded);
    expect(before.firstDay).toBe('2026-05-01');
    const changes = changesOf(before, { ...before, value: 15, lastDay: '2026-05-31' }, loaded);
    expect(changes).toMatchObject({ value: 15, endsAt: '2026-05-31T23:00:00.000Z' });
    expect(changes).not.toHaveProperty('startsAt');
    expect(changes).not.toHaveProperty('code');
  });
});
