import type { Stripe, StripeCardNumberElement, StripeError } from '@stripe/stripe-js';
import type { SubmitFault } from '@omnis/ui';
import { CardRefused } from '../place-order.ts';
import type { CheckoutTexts } from '../../texts/checkout/index.ts';

/** A card that Stripe has, in fields of its own. */
export interface StripeCard {
  /** Makes it a payment method; throws {@link CardRefused}. */
  readonly newPaymentMethod: () => Promise<string>;
  /** Has Stripe show what the bank asks, over the page, until that is over: how it went, the server asks Stripe itself. */
  readonly askBank: (clientSecret: string) => Promise<void>;
}

/** Stripe's fault in a card, at its fields. */
export function stripeFault(
  t: CheckoutTexts,
  { type, code = '', message }: Pick<StripeError, 'type' | 'code' | 'message'>,
): SubmitFault {
  const isOfCard = type === 'validation_error' || type === 'card_error';
  if (!isOfCard || message === undefined) return { message: t('somethingWrongTryAgain') };
  const field = /expir/.test(code) ? 'card.expiry' : /cvc/.test(code) ? 'card.cvc' : 'card.number';
  return { errors: [{ field, message }] };
}

/** The card of Stripe’s fields. */
export function stripeCard(t: CheckoutTexts, stripe: Stripe, number: StripeCardNumberElement): StripeCard {
  return {
    newPaymentMethod: async () => {
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: number });
      if (error) throw new CardRefused(stripeFault(t, error));
      return paymentMethod.id;
    },
    askBank: async (clientSecret) => {
      try {
        await stripe.handleNextAction({ clientSecret });
      } catch {
        // It throws where nothing is asked any more: the server will say what has become of it.
      }
    },
  };
}
