import { describe, expect, it } from 'vitest';
import { ordersTexts } from '../texts/orders/index.ts';
import { refundText, returnRefundText } from './refund-text.ts';

const order = (giftCardAmount: number) => ({
  payment: { method: 'Visa', state: 'paid' as const, giftCardAmount },
  totals: {
    currency: 'GBP',
    subtotal: 24,
    discount: 0,
    goodsTax: 0,
    taxDiscount: 0,
    shipping: 0,
    shippingTax: 0,
    total: 24,
  },
});

describe('OD8 the way back of what an order cost', () => {
  it.each([
    ['en-GB', 'We’ll refund £24.00 to your gift card.'],
    ['de-DE', /^Wir erstatten 24,00\s£ auf Ihre Geschenkkarte\.$/],
    ['fr-FR', /^Nous rembourserons 24,00\s£ sur votre carte cadeau\.$/],
  ])('is its gift card where that paid all of it (%s)', async (locale, text) => {
    const t = await ordersTexts.load(locale);
    expect(refundText(t, order(24), 24)).toMatch(text);
    // A removed item is refunded to the gift card first.
    expect(refundText(t, order(30), 24)).toMatch(text);
  });

  it('is both where both paid, and the card alone where no gift card did', async () => {
    const t = await ordersTexts.load('en-GB');
    expect(refundText(t, order(20), 24)).toBe(
      'We’ll refund £24.00: £20.00 to your gift card and the rest to the card you paid with.',
    );
    expect(refundText(t, order(0), 24)).toBe('We’ll refund £24.00 to the card you paid with.');
  });
});

describe('OD8 the way back of what is returned', () => {
  const card = { ending: 'AB12', amount: 20, returned: 0, balance: 0 };
  it.each([
    [
      'the card, where no gift card paid',
      0,
      [],
      24,
      'To the card you paid with, once we’ve received your return.',
    ],
    [
      'the gift card that paid all',
      24,
      [{ ...card, amount: 24 }],
      0,
      'To your gift card, once we’ve received your return.',
    ],
    [
      'the gift card alone as far as it paid',
      20,
      [card],
      12,
      'To your gift card, once we’ve received your return.',
    ],
    [
      'both, with what goes where',
      20,
      [card],
      24,
      '£20.00 to your gift card and £4.00 to the card you paid with, once we’ve received your return.',
    ],
    [
      'both, while nothing is chosen',
      20,
      [{ ...card, returned: 5 }],
      0,
      'Up to £15.00 to your gift card and the rest to the card you paid with, once we’ve received your return.',
    ],
    [
      'the card, where the gift card has its part again',
      20,
      [{ ...card, returned: 20 }],
      4,
      'To the card you paid with, once we’ve received your return.',
    ],
  ])('is %s', async (_what, paid, giftCards, amount, text) => {
    const t = await ordersTexts.load('en-GB');
    expect(returnRefundText(t, { ...order(paid), giftCards }, amount)).toBe(text);
  });
});
