import { errorText, isApiFailure, networkCode, type ApiFailure, type CallAnswer } from '@omnis/api-client';
import type { ServerError, SubmitFault } from '@omnis/ui';
import { beginAttempt, endAttempt, type Attempt } from './attempt.ts';
import type { CheckoutTexts } from '../texts/checkout/index.ts';

/** How placing or finishing an order was answered. */
export type PlaceAnswer = CallAnswer<'checkout.place'>;

/** A call's result, as the API client gives it. */
export interface Answered<T> {
  readonly data?: T;
  readonly error?: unknown;
}

/** Reason why an order failed, besides its message. */
export type OrderFaultReason =
  | 'card'
  | 'total_changed'
  | 'sold_out'
  | 'coupon'
  | 'gift_card'
  | 'fields'
  | 'other';

/** How a try to buy went. */
export type OrderOutcome =
  /** It stands, or waits for the processor's word: the receipt says which. */
  | { readonly kind: 'placed'; readonly orderHash: string }
  /** The bank asks the shopper; then {@link confirmOrder}. */
  | {
      readonly kind: 'challenge';
      readonly paymentIntent: string;
      readonly challengeUrl: string;
      /** By which Stripe’s script asks; null with the test processor. */
      readonly clientSecret: string | null;
      readonly attempt: Attempt;
    }
  | { readonly kind: 'refused'; readonly reason: OrderFaultReason; readonly fault: SubmitFault };

/** Fields of the card that the processor's messages stand at. */
const cardFields: Readonly<Record<string, string>> = {
  number: 'card.number',
  expMonth: 'card.expiry',
  expYear: 'card.expiry',
  cvc: 'card.cvc',
};
const cardCodes: ReadonlySet<string> = new Set([
  'card_declined',
  'insufficient_funds',
  'authentication_failed',
]);

const refused = (reason: OrderFaultReason, fault: SubmitFault): OrderOutcome => ({
  kind: 'refused',
  reason,
  fault,
});
/** Fields of the form for the server's faults in a card, which it knows by a name. */
const cardPlaces: Readonly<Record<string, string>> = {
  paymentMethod: 'card.number',
  'paymentMethod.expiry': 'card.expiry',
  'paymentMethod.cvc': 'card.cvc',
};
/** A refused card stands at the part of it that the bank minds, and at its number where nothing says which. */
const atCard = (message: string, [error]: readonly ServerError[]): SubmitFault => ({
  errors: [{ field: cardPlaces[error?.field ?? ''] ?? 'card.number', message }],
});

/** A card that the processor did not take. */
export class CardRefused extends Error {
  override name = 'CardRefused';
  readonly fault: SubmitFault;

  constructor(fault: SubmitFault) {
    super(fault.message ?? fault.errors?.[0]?.message);
    this.fault = fault;
  }
}

/** Tells whether the failure says nothing about the order: a lost connection, a failed server, or something between. */
const isSilent = ({ status, data: { code } }: ApiFailure): boolean =>
  code === networkCode ||
  (status >= 500 && (code === '' || code === 'server_error' || code === 'unavailable'));

/** The test processor's messages about a typed card, at the fields of the form. */
export function cardFault(t: CheckoutTexts, error: unknown): SubmitFault {
  if (!isApiFailure(error)) return { message: t('somethingWrongTryAgain') };
  if (isSilent(error)) return { message: t('noAnswer') };
  const errors = error.data.errors.flatMap(({ field, message }): ServerError[] => {
    const own = cardFields[field];
    return own === undefined ? [] : [{ field: own, message }];
  });
  return errors.length > 0 ? { errors } : { message: errorText(error) };
}

/** Tells whether the server's answer is final: a refusal stays a refusal under the same key. */
export function isFinal(error: unknown): boolean {
  if (!isApiFailure(error)) return false;
  const { status, data } = error;
  return status >= 400 && status < 500 && status !== 408 && status !== 429 && data.code !== 'in_progress';
}

/** The words and places for an order that the server refused. */
export function orderFault(t: CheckoutTexts, error: unknown): OrderOutcome {
  if (!isApiFailure(error)) return refused('other', { message: t('somethingWrongTryAgain') });
  if (isSilent(error)) return refused('other', { message: t('noAnswer') });
  const { code, message, errors } = error.data;
  if (cardCodes.has(code)) return refused('card', atCard(message, errors));
  switch (code) {
    case 'total_changed':
      return refused('total_changed', { message: t('newTotal', { message }) });
    case 'conflict':
      // Something else has happened to the basket, or to what is in it: what is shown does not hold any more.
      return refused('total_changed', { message });
    case 'sold_out':
      // The error names what it is.
      return refused('sold_out', { message: errors[0]?.message ?? message });
    case 'coupon_invalid':
      return refused('coupon', { message });
    case 'gift_card_invalid':
      return refused('gift_card', { message });
    case 'validation_failed':
      return refused('fields', { message, errors: errors.map(toFormField) });
    case 'in_progress':
      return refused('other', {
        message: t('stillPlacing'),
      });
    default:
      return refused('other', { message: errorText(error) });
  }
}

/** `paymentMethod` has no field of its own: its messages stand at the card. */
function toFormField({ field, message }: ServerError): ServerError {
  return { field: cardPlaces[field] ?? field, message };
}

function outcomeOf(t: CheckoutTexts, { data, error }: Answered<PlaceAnswer>, attempt: Attempt): OrderOutcome {
  if (data === undefined) {
    if (isFinal(error)) endAttempt();
    return orderFault(t, error);
  }
  switch (data.status) {
    case 'placed':
    case 'pending':
      endAttempt();
      return { kind: 'placed', orderHash: data.orderHash };
    case 'requires_action':
      return {
        kind: 'challenge',
        paymentIntent: data.paymentIntent,
        challengeUrl: data.challengeUrl,
        clientSecret: data.clientSecret,
        attempt,
      };
  }
}

/** How the order reaches the processor and the server. */
export interface OrderPorts {
  readonly t: CheckoutTexts;
  /** Exchanges the card for a payment method; throws {@link CardRefused}. */
  readonly newPaymentMethod: () => Promise<string>;
  readonly place: (attempt: Attempt) => Promise<Answered<PlaceAnswer>>;
}

/**
 * Tries to buy: the card becomes a payment method, the order is placed under the attempt's key.
 *
 * @param fingerprint - the same for the same order with the same card
 */
export async function placeOrder(
  fingerprint: string,
  { t, newPaymentMethod, place }: OrderPorts,
): Promise<OrderOutcome> {
  let attempt: Attempt;
  try {
    attempt = await beginAttempt(fingerprint, newPaymentMethod);
  } catch (error) {
    // Where nobody has answered about the card, there is nothing to be said at it.
    if (error instanceof CardRefused)
      return refused(error.fault.errors === undefined ? 'other' : 'card', error.fault);
    throw error;
  }
  return outcomeOf(t, await place(attempt), attempt);
}

/** Finishes an order after the bank has asked the shopper. */
export async function confirmOrder(
  t: CheckoutTexts,
  attempt: Attempt,
  confirm: (key: string) => Promise<Answered<PlaceAnswer>>,
): Promise<OrderOutcome> {
  return outcomeOf(t, await confirm(attempt.confirmKey), attempt);
}
