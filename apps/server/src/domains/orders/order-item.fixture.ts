import type { OrderItemRow } from './orders.types.ts';

/** A line of an order as the database has it: one T-shirt of £24, £4 of them VAT. */
export const orderItem = (changes: Partial<OrderItemRow> = {}): OrderItemRow => ({
  division_id: 21,
  id: 'tee',
  order_id: 1,
  position: 0,
  product_id: null,
  product_url: null,
  variant_id: null,
  name: 'Tee',
  sku: '',
  image: null,
  colour: '',
  size: '',
  quantity: 1,
  price_minor: 2000,
  tax_minor: 400,
  tax_rest_minor: 0,
  discount_minor: 0,
  vat_rate: '20',
  design_id: null,
  personalisation: [],
  bundle_items: [],
  gift_card: null,
  quantity_prices: [],
  ...changes,
});
