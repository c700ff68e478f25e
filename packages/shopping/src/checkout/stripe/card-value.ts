import type { ValidationSchema } from '@omnis/validation';
import type { CheckoutTexts } from '../../texts/checkout/index.ts';

/** State of a field of Stripe; the shop never learns its value. */
export interface StripeFieldState {
  readonly empty: boolean;
  readonly complete: boolean;
  readonly error?: { readonly message: string } | undefined;
}

/** Begins the value of a field that Stripe has whole. */
const whole = 'stripe:';
/** Begins the value of one that it cannot take, with what it says of it. */
const fault = 'fault:';

/**
 * The value that a field of Stripe has in the form.
 *
 * @param mark - another one whenever something is typed, so that another card is another value
 */
export function stripeValue({ empty, complete, error }: StripeFieldState, mark: string): string {
  if (error) return fault + error.message;
  if (complete) return whole + mark;
  return empty ? '' : fault;
}

/** Tells whether a value stands for one that Stripe has. */
export function isStripeValue(value: string): boolean {
  return value.startsWith(whole);
}

const fieldFault = (value: unknown, words: { readonly enter: string; readonly check: string }) => {
  const text = String(value);
  if (text === '') return words.enter;
  return isStripeValue(text) ? null : text.slice(fault.length) || words.check;
};

/** The rules of a card whose fields are Stripe’s: its messages, and ours where it has none. */
export function stripeRules(t: CheckoutTexts): ValidationSchema {
  return {
    'card.number': (value) => fieldFault(value, { enter: t('enterNumber'), check: t('checkNumber') }),
    'card.expiry': (value) => fieldFault(value, { enter: t('enterExpiry'), check: t('checkExpiry') }),
    'card.cvc': (value) => fieldFault(value, { enter: t('enterCode'), check: t('checkCode') }),
  };
}
