import type { ErrorCode, PlaceOrderAnswer } from '@omnis/contract';
import type { CheckoutService } from '../domains/checkout/checkout.service.ts';
import type { Result } from '../http/answer.ts';
import type { Meters } from './meters.ts';

/** Refusals that a shopper could not help, by the names that the figures give them; all else failed. */
const refusals: Partial<Record<ErrorCode, string>> = {
  card_declined: 'declined',
  insufficient_funds: 'declined',
  authentication_failed: 'declined',
  sold_out: 'sold_out',
  total_changed: 'changed',
  conflict: 'conflict',
  idempotency_key_reused: 'conflict',
  in_progress: 'conflict',
  validation_failed: 'invalid',
  coupon_invalid: 'invalid',
  gift_card_invalid: 'invalid',
  payment_unavailable: 'payment_unavailable',
};

/** Outcome of a checkout. */
export function checkoutOutcome(result: Result<PlaceOrderAnswer>): string {
  return result.ok ? result.value.status : (refusals[result.code] ?? 'failed');
}

/** Counts what comes of the checkouts of a service. */
export function countCheckouts(checkout: CheckoutService, meters: Meters | null): CheckoutService {
  if (!meters) return checkout;
  const counted =
    <A extends unknown[]>(work: (...given: A) => Promise<Result<PlaceOrderAnswer>>) =>
    async (...given: A): Promise<Result<PlaceOrderAnswer>> => {
      try {
        const result = await work(...given);
        meters.checkout(checkoutOutcome(result));
        return result;
      } catch (error) {
        meters.checkout('failed');
        throw error;
      }
    };
  return {
    ...checkout,
    place: counted(checkout.place),
    pay: counted(checkout.pay),
    confirm: counted(checkout.confirm),
  };
}
