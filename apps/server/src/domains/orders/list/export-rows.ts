import type { ListedOrder } from '@omnis/contract';
import {
  currencyOf,
  isOrderStatusCode,
  nameIn,
  orderStatuses,
  toMajor,
  type CurrencyCode,
} from '@omnis/models';
import { orderDiscounts } from '../order-discounts.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { lineTotalMinor, readOrder } from '../orders.view.ts';

/** Heads of the columns, in their order. */
export const exportHeads: readonly string[] = [
  'Order',
  'Placed',
  'Status',
  'Payment',
  'Customer',
  'Email',
  'Phone',
  'Recipient',
  'Company',
  'Street',
  'Street 2',
  'City',
  'Region',
  'Postcode',
  'Country',
  'Delivery method',
  'Discount codes',
  'Tags',
  'Product',
  'Colour',
  'Size',
  'SKU',
  'Quantity',
  'Unit price',
  'Line total',
  'Currency',
  'Subtotal',
  'Discount',
  'Delivery',
  'Tax',
  'Total',
  'Refunded',
];

const payments: Readonly<Record<ListedOrder['payment'], string>> = {
  unpaid: 'Unpaid',
  authorised: 'Authorised',
  paid: 'Paid',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

const statusName = ({ status, cancelled }: ListedOrder): string => {
  if (cancelled === true) return 'Cancelled';
  return isOrderStatusCode(status) ? orderStatuses[status].name : status;
};

/** Money as a decimal number with all of its currency's places. */
const money = (minor: number, currency: CurrencyCode): string =>
  toMajor(minor, currency).toFixed(currencyOf(currency).decimals);

/** Writes times as `2026-03-29 14:05:00` in a time zone. */
export function dayAndTime(timeZone: string): (at: Date) => string {
  // Swedish is the language whose dates are written so.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (at) => format.format(at);
}

/**
 * The rows of an order: one for each line. What the order comes to is on the first alone, so that a column adds up to what
 * was sold.
 */
export function exportRows(
  { order, listed, items }: { order: OrderRow; listed: ListedOrder; items: readonly OrderItemRow[] },
  placed: string,
): string[][] {
  const { currency, shippingAddress: to, shippingMethod } = readOrder(order);
  const codes = new Set(orderDiscounts(order).flatMap(({ code }) => code ?? []));
  if (codes.size === 0 && order.coupon !== null) codes.add(order.coupon);
  const same = [
    order.number,
    placed,
    statusName(listed),
    payments[listed.payment],
    order.customer_name,
    order.email,
    order.phone,
    nameIn(to.country, to),
    to.company,
    to.street,
    to.street2,
    to.city,
    to.state,
    to.zip,
    order.country,
    shippingMethod.name,
    [...codes].join(' '),
    listed.tags.join(', '),
  ];
  const sums = [
    order.subtotal_minor,
    order.discount_minor,
    order.shipping_minor,
    order.goods_tax_minor - order.tax_discount_minor + order.shipping_tax_minor,
    order.total_minor,
  ].map((minor) => money(minor, currency));
  const refunded = listed.refunded.toFixed(currencyOf(currency).decimals);
  const lines: readonly (OrderItemRow | null)[] = items.length === 0 ? [null] : items;
  return lines.map((item, index) => [
    ...same,
    ...(item === null
      ? ['', '', '', '', '', '', '']
      : [
          item.name,
          item.colour,
          item.size,
          item.sku,
          String(item.quantity),
          money(item.price_minor + item.tax_minor, currency),
          money(lineTotalMinor(item), currency),
        ]),
    currency,
    ...(index === 0 ? [...sums, refunded] : ['', '', '', '', '', '']),
  ]);
}
