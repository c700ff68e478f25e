import type { Order } from '../order/stages.ts';

/** A T-shirt of an order, without tax or discount, for tests. */
export function testOrderLine({
  quantity = 1,
  priceIncTax = 12,
  ...rest
}: Partial<Order['items'][number]> = {}): Order['items'][number] {
  return {
    id: 'a',
    quantity,
    priceIncTax,
    productId: 1,
    productUrl: 'tee',
    name: 'Tee',
    sku: '',
    image: null,
    design: null,
    options: { Colour: 'Navy', Size: 'M' },
    personalisation: [],
    bundleItems: [],
    giftCard: null,
    price: priceIncTax,
    tax: 0,
    discountTaxIncluded: 0,
    total: priceIncTax * quantity,
    ...rest,
  };
}
