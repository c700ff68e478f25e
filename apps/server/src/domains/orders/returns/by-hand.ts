import type { OrderRefundRow } from '../change/changes.repository.ts';
import { creditedBy } from '../change/refund-record.ts';
import type { ReturnedLines } from './return-rules.ts';

/** Units that were refunded by hand, as if they had come back: what was paid for them is no longer the store's. */
export function byHandOf(
  refunds: readonly Pick<OrderRefundRow, 'by_hand' | 'state' | 'credited'>[],
): ReturnedLines {
  return {
    lines: refunds
      .filter(({ by_hand: byHand, state }) => byHand && state !== 'failed')
      .flatMap(creditedBy)
      .map(({ item, quantity = 0 }) => ({ item_id: item, quantity, received: quantity })),
  };
}
