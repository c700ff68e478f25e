import type { CustomerOrder } from '@omnis/contract';
import { toMajor, type CurrencyCode } from '@omnis/models';
import type { OrderRow } from './orders.types.ts';
import { payStateOf } from './payable.ts';

type Payment = CustomerOrder['payment'];

/** How an order is paid, as its receipt and its invoice have it. */
export function toPayment(
  order: OrderRow,
  { paymentState, currency }: { readonly paymentState: Payment['state']; readonly currency: CurrencyCode },
): Payment {
  return {
    method: order.payment_method,
    state: paymentState,
    giftCardAmount: toMajor(order.gift_card_minor, currency),
    payable: payStateOf(order) === 'payable',
  };
}
