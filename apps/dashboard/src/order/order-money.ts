import type { ManagedOrder } from '@omnis/contract';
import { isCurrencyCode, toMajor, toMinor } from '@omnis/models';

/** One line of an order's sum, major units. */
export interface SumLine {
  readonly label: string;
  readonly amount: number;
  /** It is contained in the others. */
  readonly contained?: boolean;
}

/** VAT contained in what was paid, major units: that of the goods after the discount, and that of the delivery. */
export function containedVat({
  goodsTax,
  taxDiscount,
  shippingTax,
  currency,
}: ManagedOrder['totals']): number {
  // Added in minor units, as fractions of a pound do not add up exactly.
  if (!isCurrencyCode(currency)) return goodsTax - taxDiscount + shippingTax;
  const minor = (amount: number): number => toMinor(amount, currency);
  return toMajor(minor(goodsTax) - minor(taxDiscount) + minor(shippingTax), currency);
}

/** The sum of an order as it is read: a discount only where there is one. */
export function sumLines({ totals, coupon, shippingMethod, payment }: ManagedOrder): SumLine[] {
  return [
    { label: 'Subtotal', amount: totals.subtotal },
    ...(totals.discount > 0
      ? [{ label: coupon === null ? 'Discount' : `Discount (${coupon})`, amount: -totals.discount }]
      : []),
    {
      label: `Delivery${shippingMethod.name === '' ? '' : ` (${shippingMethod.name})`}`,
      amount: totals.shipping,
    },
    { label: 'Total', amount: totals.total },
    ...(payment.giftCardAmount > 0
      ? [
          { label: 'Paid by gift card', amount: -payment.giftCardAmount },
          { label: 'Paid otherwise', amount: totals.total - payment.giftCardAmount },
        ]
      : []),
    { label: 'VAT included', amount: containedVat(totals), contained: true },
  ];
}
