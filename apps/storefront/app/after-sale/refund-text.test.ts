import { describe, expect, it } from 'vitest';
import { ordersTexts } from '../texts/orders/index.ts';
import { refundText } from './refund-text.ts';

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

describe('the way back of what an order cost', () => {
  it.each([
    ['en-GB', 'We put £24.00 back on your gift card.'],
    ['de-DE', /^Wir buchen 24,00\s£ auf Ihre Geschenkkarte zurück\.$/],
    ['fr-FR', /^Nous reversons 24,00\s£ sur votre carte cadeau\.$/],
  ])('is its gift card where that paid all of it (%s)', async (locale, text) => {
    const t = await ordersTexts.load(locale);
    expect(refundText(t, order(24), 24)).toMatch(text);
    // What is taken out goes back to the gift card first.
    expect(refundText(t, order(30), 24)).toMatch(text);
  });

  it('is both where both paid, and the card alone where no gift card did', async () => {
    const t = await ordersTexts.load('en-GB');
    expect(refundText(t, order(20), 24)).toBe(
      'We refund £24.00: £20.00 of it to your gift card, the rest to the card that you paid with.',
    );
    expect(refundText(t, order(0), 24)).toBe('We refund £24.00 to the card that you paid with.');
  });
});
