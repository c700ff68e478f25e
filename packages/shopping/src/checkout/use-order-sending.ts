import { useCheckoutPlaceMutation, type CallArg } from '@omnis/api-client';
import { sendAgain } from '@omnis/shop-kit';
import { useRef } from 'react';
import { noteOrder } from './attempt.ts';
import { isFinal, type OrderOutcome } from './place-order.ts';
import type { CardPurchase } from './use-card-purchase.ts';
import type { CheckoutValues } from './values.ts';

/** An order as it is to be sent. */
export interface OrderToSend {
  /** The same for the same order with the same card. */
  readonly fingerprint: string;
  readonly values: CheckoutValues;
  /** False where gift cards pay all. */
  readonly byCard: boolean;
  readonly body: (paymentMethod: string) => CallArg<'checkout.place'>['body'];
}

/**
 * Sends orders, once more by itself where no answer came. One that got none then may stand all the same, and what it was made of may be gone since: before another is
 * sent, it is asked for again as it was, under its key.
 */
export function useOrderSending(
  purchase: CardPurchase['purchase'],
): (order: OrderToSend) => Promise<OrderOutcome> {
  const [place] = useCheckoutPlaceMutation();
  const open = useRef<OrderToSend | null>(null);
  const send = (order: OrderToSend): Promise<OrderOutcome> =>
    purchase(order.fingerprint, order.byCard ? order.values : null, async ({ key, paymentMethod }) => {
      const body = order.body(paymentMethod);
      noteOrder(key, body);
      const answer = await sendAgain(() => place({ headers: { 'Idempotency-Key': key }, body }));
      open.current = answer.data === undefined && !isFinal(answer.error) ? order : null;
      return answer;
    });
  return async (order) => {
    const before = open.current;
    if (before === null) return send(order);
    const outcome = await send(before);
    const isRefused = outcome.kind === 'refused' && open.current === null;
    const isChanged = JSON.stringify(before.values) !== JSON.stringify(order.values);
    return isRefused && isChanged ? send(order) : outcome;
  };
}
