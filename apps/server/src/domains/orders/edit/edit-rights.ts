import type { ManagedOrder } from '@omnis/contract';
import { isExchange } from '@omnis/models';
import { stageOf } from '../change/order-stage.ts';
import { hasOpenCharge } from '../charges/charges.ts';
import { stateOf } from '../order-state.ts';
import type { OrderRow } from '../orders.types.ts';

/** Why a team cannot change an order any more, by its stage. */
const refusals = {
  changeable: null,
  unpaid: null,
  waiting: 'The bank has not answered about the payment yet. Wait a moment.',
  making: 'This order is in production, so its address and items cannot be changed any more.',
  shipped: 'This order was sent, so its address and items cannot be changed any more.',
  closed: 'This order is closed, so it cannot be changed.',
} as const;

/** Parts of an order that a store's team may change, each with the reason against it, or null. */
export function editRights(order: OrderRow): ManagedOrder['edit'] {
  if (order.draft !== null) return { address: null, lines: null };
  const stage = stageOf(order);
  if (stateOf(order).flow === 'bespoke') {
    const refusal = 'This order began as a quote. Change it with its customer.';
    return { address: refusal, lines: refusal };
  }
  const refusal = refusals[stage];
  if (stage === 'waiting') return { address: null, lines: refusal };
  if (refusal !== null) return { address: refusal, lines: refusal };
  if (isExchange(stateOf(order)))
    return {
      address: null,
      lines: 'This order replaces goods that came back. Its return says what was agreed.',
    };
  return { address: null, lines: hasOpenCharge(order) ? refusals.waiting : null };
}
