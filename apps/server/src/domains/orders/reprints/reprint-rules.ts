import { isBeforeProduction, isUnderDiscussion } from '@omnis/models';
import { isRefundStatus, type KnownState } from '../order-state.ts';

/** The reason why nothing of an order can be printed again, in words for staff; null when it can. */
export function reprintRefusal(state: KnownState, paymentState: string): string | null {
  if (isRefundStatus(state.status) || paymentState === 'refunded')
    return 'This order was cancelled or refunded, so nothing of it is printed again.';
  if (isUnderDiscussion(state.status) || isBeforeProduction(state))
    return 'This order is not in production yet, so there is nothing to print again.';
  return null;
}
