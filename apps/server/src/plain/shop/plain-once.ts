import type { PlaceOrderAnswer } from '@omnis/contract';
import type { Result } from '../../http/answer.ts';
import { hashToken } from '../../security/secrets.ts';
import type { Buyer } from '../../domains/checkout/begin-checkout.ts';
import type { CheckoutService } from '../../domains/checkout/checkout.service.ts';
import { busy } from '../../domains/checkout/stored-answer.ts';

/** A form that is sent. */
interface OneAttempt {
  readonly buyer: Pick<Buyer, 'division' | 'owner'>;
  readonly key: string;
  /** Values of the form, which make it another try. */
  readonly body: object;
}

/**
 * Sends a form once under its key, though it may have been sent before with something else: who goes back to it types
 * another card. What stands of it stays the only one; after a refusal the form is another try.
 *
 * @param send - sends it under a key
 */
export async function sendOnce(
  checkout: Pick<CheckoutService, 'triedBefore'>,
  { buyer, key, body }: OneAttempt,
  send: (key: string) => Promise<Result<PlaceOrderAnswer>>,
): Promise<Result<PlaceOrderAnswer>> {
  const sent = await send(key);
  if (sent.ok || sent.code !== 'idempotency_key_reused') return sent;
  const before = await checkout.triedBefore(buyer, key);
  if (before === null) return busy();
  return before.ok && before.value.status !== 'requires_action'
    ? before
    : send(`${key} ${hashToken(JSON.stringify(body))}`);
}
