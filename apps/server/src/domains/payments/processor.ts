import type { PaymentMethod } from '@omnis/contract';
import type { CurrencyCode } from '@omnis/models';

/** A payment to be taken: the amount is authorised first and captured once the order is written. */
export interface NewIntent {
  amountMinor: number;
  currency: CurrencyCode;
  /** The same key gives the same intent, however often it is asked for. */
  idempotencyKey: string;
  /** Kept by the processor: which store and which checkout it belongs to. */
  metadata: { division: string; attempt: string };
  /** The ways by which it may be paid; a card unless told. */
  methods?: readonly PaymentMethod[];
}

/** Why a card was refused. */
export type DeclineCode = 'card_declined' | 'insufficient_funds' | 'authentication_failed';

/** How an authorisation went. `methodName` is what a receipt shows, such as `Visa •••• 4242`. */
export type ConfirmOutcome =
  | { kind: 'authorised'; methodName: string }
  | { kind: 'declined'; code: DeclineCode; message: string; methodName: string }
  /** The bank asks: at an address, which is '' where the processor's own script asks by the secret. */
  | { kind: 'requires_action'; challengeUrl: string; clientSecret: string | null; methodName: string }
  /** No answer came in time: the card may have been charged or not; `retrieve` will tell. */
  | { kind: 'unknown'; methodName: string };

/** State of an intent at the processor. */
export type IntentState =
  | ConfirmOutcome
  /** No card has been tried, or the last one failed and another may be tried. */
  | { kind: 'open' }
  | { kind: 'captured'; methodName: string }
  | { kind: 'cancelled' };

/** How taking the money went. */
export type CaptureOutcome = { kind: 'captured'; methodName: string } | { kind: 'failed'; message: string };

/** How giving it back went. */
export type RefundOutcome = { kind: 'refunded' } | { kind: 'failed'; message: string };

/** Money to be given back. */
export interface RefundRequest {
  /** The same key gives the money back once, however often it is asked for. */
  idempotencyKey: string;
  /** In minor units of the payment's currency; left out: all that has not been given back yet. */
  amountMinor?: number;
}

/** The processor cannot be reached or does not work; asking again later is safe. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/**
 * Payment processor. Calls go over the network: never await one inside a transaction of ours. All but `confirm` throw
 * `PaymentUnavailable` when no answer came, and are safe to repeat.
 */
export interface PaymentProcessor {
  readonly kind: 'test' | 'stripe';
  /** Key that a browser needs to talk to the processor itself, or null. */
  readonly publishableKey: string | null;
  createIntent(intent: NewIntent): Promise<{ id: string }>;
  /** @param method.returnUrl - where a bank's page sends the shopper back to */
  confirm(intent: string, method: { paymentMethod: string; returnUrl: string }): Promise<ConfirmOutcome>;
  retrieve(intent: string): Promise<IntentState>;
  capture(intent: string, idempotencyKey: string): Promise<CaptureOutcome>;
  /** Lets an authorisation go; nothing happens when there is none. */
  cancel(intent: string): Promise<void>;
  /**
   * Gives back what was captured, never more; without an amount, lets the authorisation go when nothing was captured. A part
   * of a payment that was given back whole counts as given back.
   */
  refund(intent: string, request: RefundRequest): Promise<RefundOutcome>;
}

/** Texts for a shopper whose card is refused. */
export const declineTexts: Readonly<Record<DeclineCode, string>> = {
  card_declined: 'Your card was declined. Try another card, or ask your bank.',
  insufficient_funds: 'Your card has insufficient funds. Try another card.',
  authentication_failed: 'Your bank could not confirm that it is you. Try again, or use another card.',
};

/** Texts for a refusal whose reason is clearer. */
export const declineDetails = {
  expired: 'Your card has expired. Use another card.',
  wrongCvc: "Your card's security code is not right. Check it and try again.",
} as const;

/** Where a refusal stands: at the part of the card that its words are about, else at the card as a whole. */
export function declinedField(message: string): string {
  if (message === declineDetails.wrongCvc) return 'paymentMethod.cvc';
  return message === declineDetails.expired ? 'paymentMethod.expiry' : 'paymentMethod';
}
