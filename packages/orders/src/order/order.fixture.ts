import { testAddress } from '@omnis/shop-kit/testing/address';
import { testOrderLine } from '../after-sale/order-line.fixture.ts';
import type { Order } from './stages.ts';

/** A paid order of one T-shirt, for tests. */
export function testOrder(own: Partial<Order> = {}): Order {
  const none = { discount: 0, goodsTax: 0, taxDiscount: 0, shippingTax: 0 };
  return {
    orderHash: 'h'.repeat(24),
    number: 'D-1003',
    status: 'paid',
    flow: 'normal',
    percentComplete: 20,
    createdAt: '2026-11-01T08:00:00Z',
    currency: 'GBP',
    total: 27.95,
    itemCount: 1,
    email: 'ann@shop.example',
    items: [testOrderLine({ priceIncTax: 24 })],
    totals: { currency: 'GBP', subtotal: 24, shipping: 3.95, total: 27.95, ...none },
    coupon: null,
    note: '',
    shippingAddress: testAddress,
    billingAddress: testAddress,
    shippingMethod: { code: 'post', name: 'Post', estimate: '' },
    payment: { method: 'Visa •••• 4242', state: 'paid', giftCardAmount: 0 },
    giftCards: [],
    statusLog: [],
    trackingCodes: [],
    refunds: [],
    attempts: [],
    ...own,
  };
}
