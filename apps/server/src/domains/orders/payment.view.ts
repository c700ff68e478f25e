import type { CustomerOrder } from '@omnis/contract';
import { toMajor } from '@omnis/models';
import type { OrderRow } from './orders.types.ts';
import type { ReadOrder } from './orders.view.ts';
import { payStateOf } from './payable.ts';

/** How an order is paid, as its receipt and its invoice have it. */
export function toPayment(
  order: OrderRow,
  { paymentState, currency }: Pick<ReadOrder, 'paymentState' | 'currency'>,
): CustomerOrder['payment'] {
  return {
    method: order.payment_method,
    state: paymentState,
    giftCardAmount: toMajor(order.gift_card_minor, currency),
    payable: payStateOf(order) === 'payable',
  };
}
