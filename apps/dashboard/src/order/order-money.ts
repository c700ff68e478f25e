import type { ManagedOrder } from '@omnis/contract';
import { discountName, isCurrencyCode, toMajor, toMinor } from '@omnis/models';
import type { OrderTexts } from '../texts/order/index.ts';

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

/** An order's total after refunds, major units. */
function afterRefunds({ totals, refunded }: Pick<ManagedOrder, 'totals' | 'refunded'>): number {
  const { currency, total } = totals;
  if (!isCurrencyCode(currency)) return total - (refunded ?? 0);
  return toMajor(toMinor(total, currency) - toMinor(refunded ?? 0, currency), currency);
}

/** The sum of an order as it is read: a discount, refunds and VAT only where there are any. */
export function sumLines(
  t: OrderTexts,
  order: Pick<ManagedOrder, 'totals' | 'coupon' | 'shippingMethod' | 'payment' | 'refunded'>,
): SumLine[] {
  const { totals, coupon, shippingMethod, payment, refunded = 0 } = order;
  const vat = containedVat(totals);
  return [
    { label: t('subtotal'), amount: totals.subtotal },
    ...(totals.discounts ?? []).flatMap((each) =>
      each.amount > 0 ? [{ label: discountName(each), amount: -each.amount }] : [],
    ),
    ...(totals.discount > 0 && totals.discounts === undefined
      ? [
          {
            label: coupon === null ? t('discount') : t('discountCode', { code: coupon }),
            amount: -totals.discount,
          },
        ]
      : []),
    {
      label: shippingMethod.name === '' ? t('delivery') : t('deliveryBy', { method: shippingMethod.name }),
      amount: totals.shipping,
    },
    { label: t('total'), amount: totals.total },
    ...(payment.giftCardAmount > 0
      ? [
          { label: t('paidByGiftCard'), amount: -payment.giftCardAmount },
          { label: t('paidOtherwise'), amount: totals.total - payment.giftCardAmount },
        ]
      : []),
    ...(vat > 0 ? [{ label: t('vatIncluded'), amount: vat, contained: true }] : []),
    ...(refunded > 0
      ? [
          { label: t('refundedState'), amount: -refunded },
          { label: t('totalAfterRefunds'), amount: afterRefunds(order) },
        ]
      : []),
  ];
}
