import type { PlaceOrderAnswer } from '@omnis/contract';
import type { Result } from '../../http/answer.ts';

/** How the payment of an order stands when it is written. */
export interface OrderPayment {
  /** `pending`: the processor has not answered. `paid`: nothing was to be paid. */
  state: 'authorised' | 'pending' | 'paid';
  methodName: string;
  intent: string | null;
}

/** Result of writing an order. */
export interface WrittenOrder {
  answer: Result<PlaceOrderAnswer>;
  /** Products whose stock has changed. */
  productIds: readonly number[];
}
