import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  giftCardAlphabet,
  giftCardCodeLength,
  readGiftCardCode,
  shareOverGiftCards,
  showGiftCardCode,
} from './gift-card.ts';
import { computeTotals } from './totals.ts';

const code = fc.string({
  unit: fc.constantFrom(...giftCardAlphabet),
  minLength: giftCardCodeLength,
  maxLength: giftCardCodeLength,
});

describe('codes', () => {
  it('GIFT1 the alphabet has 32 signs, none of which is mistaken for another', () => {
    expect(new Set(giftCardAlphabet).size).toBe(32);
    expect(giftCardAlphabet).not.toMatch(/[01IO]/);
  });

  it('GIFT1 is read as it is shown, in any case and with any gaps', () => {
    fc.assert(
      fc.property(code, (one) => {
        expect(readGiftCardCode(showGiftCardCode(one))).toBe(one);
        expect(readGiftCardCode(` ${showGiftCardCode(one).toLowerCase().replaceAll('-', ' – ')}`)).toBe(one);
      }),
    );
  });

  it.each(['', '7K2Q', '7K2Q-9FWM-4HTC-X8V0', '7K2Q-9FWM-4HTC-X8VZA', 'ÄK2Q-9FWM-4HTC-X8VZ'])(
    'GIFT1 %s is none',
    (typed) => {
      expect(readGiftCardCode(typed)).toBeNull();
    },
  );
});

describe('paying', () => {
  it('GIFT2 takes the first card first, and no more than is to be paid', () => {
    expect(shareOverGiftCards(3000, [{ balanceMinor: 2500 }, { balanceMinor: 1000 }])).toEqual([2500, 500]);
    expect(shareOverGiftCards(0, [{ balanceMinor: 2500 }])).toEqual([0]);
    expect(shareOverGiftCards(-1, [{ balanceMinor: 2500 }])).toEqual([0]);
  });

  it('GIFT2 never takes more of a card than it has, nor more than the amount', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 10 }), (payable, balances) => {
        const shares = shareOverGiftCards(
          payable,
          balances.map((balanceMinor) => ({ balanceMinor })),
        );
        const all = balances.reduce((sum, balance) => sum + balance, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(payable, all));
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(balances[index] ?? 0);
        }
      }),
    );
  });
});

describe('totals with a gift card', () => {
  const card = { unitMinor: 5000, quantity: 1, vatRate: 0, giftCard: true };
  const tee = { unitMinor: 2400, quantity: 1, vatRate: 20 };
  const sums = { currency: 'GBP', taxIncluded: true } as const;

  it('GIFT3 a coupon takes nothing off it', () => {
    const totals = computeTotals({ ...sums, lines: [card, tee], coupon: { kind: 'percent', percent: 50 } });
    expect(totals).toMatchObject({ subtotal: 7400, discount: 1200, total: 6200 });
    expect(totals.lines.map(({ discount }) => discount)).toEqual([0, 1200]);
  });

  it('GIFT3 it does not count towards what a coupon asks for', () => {
    const coupon = { kind: 'fixed', amountMinor: 500, minimumSpendMinor: 3000 } as const;
    expect(computeTotals({ ...sums, lines: [card, tee], coupon })).toMatchObject({
      discount: 0,
      coupon: { missingMinor: 600 },
    });
    expect(
      computeTotals({ ...sums, lines: [card], coupon: { kind: 'fixed', amountMinor: 500 } }).discount,
    ).toBe(0);
  });

  it('GIFT3 delivery is taxed as the other goods are', () => {
    const alone = computeTotals({ ...sums, lines: [tee], shippingMinor: 395 });
    expect(computeTotals({ ...sums, lines: [card, tee], shippingMinor: 395 }).shippingTax).toBe(
      alone.shippingTax,
    );
    expect(computeTotals({ ...sums, lines: [card], shippingMinor: 0 }).shippingTax).toBe(0);
  });
});
