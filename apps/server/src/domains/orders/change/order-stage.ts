import type { OrderOptions } from '@omnis/contract';
import { isBeforeProduction, isExchange } from '@omnis/models';
import { isRefundStatus, stateOf } from '../order-state.ts';
import type { OrderRow } from '../orders.types.ts';
import { readShippingMethod } from '../orders.view.ts';
import { payStateOf } from '../payable.ts';

type StagedOrder = Parameters<typeof payStateOf>[0] &
  Pick<OrderRow, 'parent_id' | 'reprint_reason' | 'gift_card_minor' | 'shipping_method'>;

/** Actions that the person who placed an order may take. */
export type OrderRights = Pick<OrderOptions, 'stage' | 'canSetAddress' | 'canChangeLines' | 'canCancel'>;

/** How far an order is for who placed it. Bespoke orders are agreed with a person, and changed with them. */
export function stageOf(order: StagedOrder): OrderOptions['stage'] {
  const state = stateOf(order);
  if (state.flow === 'bespoke' || isRefundStatus(state.status) || order.payment_state === 'refunded')
    return 'closed';
  if (state.status === 'complete' || state.status === 'exchanged') return 'shipped';
  if (!isBeforeProduction(state)) return 'making';
  switch (order.payment_state) {
    case 'failed':
      return 'unpaid';
    case 'paid':
      return 'changeable';
    default:
      return payStateOf(order) === 'payable' ? 'unpaid' : 'waiting';
  }
}

/**
 * Actions that an order allows in its present state (storefront.md §2 /edit-order/, /update-address/): until it is
 * made, its address; its goods too once the money is certain, where it can go back by the way that it came.
 */
export function rightsOf(order: StagedOrder): OrderRights {
  const stage = stageOf(order);
  const returnable = order.payment_intent !== null || order.total_minor === order.gift_card_minor;
  // An exchange is never refunded, and what it sends was agreed with the return.
  const canChangeLines = stage === 'changeable' && returnable && !isExchange(stateOf(order));
  return {
    stage,
    // A draft is its store's until it is paid.
    canSetAddress:
      order.draft === null &&
      // One that is collected goes nowhere.
      readShippingMethod(order).pickup === undefined &&
      (stage === 'changeable' || stage === 'unpaid' || stage === 'waiting'),
    canChangeLines,
    canCancel: canChangeLines,
  };
}

/** Why nothing can be done, in words for the customer. */
export const stageTexts: Readonly<Record<OrderOptions['stage'], string>> = {
  changeable: 'This order cannot be changed here. Contact us and we’ll sort it out.',
  unpaid: 'This order is not paid yet. We make it once it is paid.',
  waiting: 'Your bank has not confirmed the payment yet. Wait a moment and try again.',
  making: 'We are already making your order, so it can no longer be changed.',
  shipped: 'We have already sent your order, so it can no longer be changed.',
  closed: 'This order cannot be changed any more.',
};
