import type Stripe from 'stripe';
import { declineDetails, declineTexts, PaymentUnavailable, type DeclineCode } from '../processor.ts';

/** Meaning of a failed call to Stripe. */
export type StripeFault =
  | { kind: 'declined'; code: DeclineCode; message: string; methodName: string }
  /** The intent is not in a state for this call; look at it again. */
  | { kind: 'wrong-state' }
  /** An earlier call about the same is under way, perhaps of a process that has died since: ask again. */
  | { kind: 'under-way' }
  /** The answer did not arrive: it may have been carried out. */
  | { kind: 'unanswered' }
  /** Refused before anything was done. */
  | { kind: 'refused'; message: string };

/** Names of ways to pay that are no cards, and of wallets that hold one. */
const names: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  klarna: 'Klarna',
  link: 'Link',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
};

/** Payment method as a receipt shows it: `Visa •••• 4242`, `Google Pay, Visa •••• 4242`, `PayPal`. */
export function methodNameOf(method: string | Stripe.PaymentMethod | null | undefined): string {
  if (!method || typeof method === 'string') return '';
  const { card } = method;
  if (!card) return names[method.type] ?? method.type;
  const wallet = names[card.wallet?.type ?? ''];
  const name = `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} •••• ${card.last4}`;
  return wallet === undefined ? name : `${wallet}, ${name}`;
}

/** Stripe's reason in our words. */
function declineCodeOf(code: string | null | undefined, declineCode: string | null | undefined): DeclineCode {
  if (declineCode === 'insufficient_funds') return 'insufficient_funds';
  const asked = code === 'payment_intent_authentication_failure' || code === 'authentication_required';
  return asked || declineCode === 'authentication_required' ? 'authentication_failed' : 'card_declined';
}

/** Stripe's reasons that have words of ours, which the shopper reads in their language. */
const details: Readonly<Record<string, string>> = {
  generic_decline: declineTexts.card_declined,
  expired_card: declineDetails.expired,
  incorrect_cvc: declineDetails.wrongCvc,
  invalid_cvc: declineDetails.wrongCvc,
};

/** Text for a shopper whose card was refused: our words, otherwise Stripe's own. */
export function refusalOf({
  code,
  decline_code: declineCode,
  message,
}: {
  readonly code?: string | null | undefined;
  readonly decline_code?: string | null | undefined;
  readonly message?: string | null | undefined;
}): { code: DeclineCode; message: string } {
  const known = declineCodeOf(code, declineCode);
  if (known !== 'card_declined') return { code: known, message: declineTexts[known] };
  const said = details[declineCode ?? ''] ?? details[code ?? ''];
  return { code: known, message: said ?? message ?? declineTexts.card_declined };
}

/** Reads an error of the library; anything that is none of Stripe's is thrown on. */
export function faultOf(stripe: Stripe, error: unknown): StripeFault {
  const { errors } = stripe;
  if (error instanceof errors.StripeError && (error.statusCode === 409 || error.code === 'lock_timeout'))
    return { kind: 'under-way' };
  if (error instanceof errors.StripeCardError) {
    return { kind: 'declined', ...refusalOf(error), methodName: methodNameOf(error.payment_method) };
  }
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeAPIError)
    return { kind: 'unanswered' };
  if (error instanceof errors.StripeInvalidRequestError) {
    if (error.code === 'payment_intent_unexpected_state' || error.code === 'charge_already_refunded')
      return { kind: 'wrong-state' };
    if (
      error.param === 'payment_method' ||
      error.param === 'confirmation_token' ||
      error.code === 'resource_missing'
    ) {
      return {
        kind: 'declined',
        code: 'card_declined',
        message: 'This card is not known. Enter it again.',
        methodName: '',
      };
    }
    return { kind: 'refused', message: error.message };
  }
  if (error instanceof errors.StripeError) return { kind: 'refused', message: error.message };
  throw error;
}

/** The error of a call that can be made again later. */
export function unavailable(fault: StripeFault): PaymentUnavailable {
  return new PaymentUnavailable(
    'message' in fault ? `Stripe refused: ${fault.message}` : 'Stripe does not answer',
  );
}
