import { api, useCheckoutConfirmMutation, useCheckoutPlaceMutation } from '@omnis/api-client';
import { useAppDispatch } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { noteOrder } from '../checkout/attempt.ts';
import { CardRefused, confirmOrder, placeOrder, type OrderOutcome } from '../checkout/place-order.ts';
import type { PlaceOrder } from '../checkout/values.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';

/** Payment of an order. */
export interface ExpressPayment {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/** How an order that a wallet pays went; `leaving`: the shopper is on their way to a page that asks them, such as PayPal’s. */
export type ExpressOutcome =
  | Exclude<OrderOutcome, { readonly kind: 'challenge' }>
  | { readonly kind: 'leaving' };

/** Refusals after which prices or the basket are not what they were. */
const stale: ReadonlySet<string> = new Set(['total_changed', 'sold_out', 'coupon', 'gift_card']);

/**
 * Places orders that Stripe’s element pays, on the way of all orders: the server checks lines, total and stock, and takes the
 * money once for the key of the attempt.
 */
export function useExpressOrder(
  leave: (url: string) => void = (url) => location.assign(url),
): (order: PlaceOrder, payment: ExpressPayment) => Promise<ExpressOutcome> {
  const t = useTexts(checkoutTexts);
  const dispatch = useAppDispatch();
  const [place] = useCheckoutPlaceMutation();
  const [confirm] = useCheckoutConfirmMutation();

  /** Payment method of the wallet, as a token that Stripe’s API takes. */
  const tokenOf = async ({ stripe, elements }: ExpressPayment): Promise<string> => {
    const { error: unfit } = await elements.submit();
    if (unfit) throw new CardRefused({ message: unfit.message ?? t('somethingWrongTryAgain') });
    const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
    if (error) throw new CardRefused({ message: error.message ?? t('somethingWrongTryAgain') });
    return confirmationToken.id;
  };

  return async (order, payment) => {
    const outcome = await placeOrder(JSON.stringify(['express', order]), {
      t,
      newPaymentMethod: () => tokenOf(payment),
      place: ({ key, paymentMethod }) => {
        const body = { ...order, paymentMethod };
        noteOrder(key, body);
        return place({ headers: { 'Idempotency-Key': key }, body });
      },
    });
    if (outcome.kind === 'refused' && stale.has(outcome.reason))
      dispatch(api.util.invalidateTags(['Quote', { type: 'Basket', id: order.basket ?? 'main' }]));
    if (outcome.kind !== 'challenge') return outcome;
    const { attempt, paymentIntent, challengeUrl, clientSecret } = outcome;
    if (challengeUrl !== '') {
      leave(challengeUrl);
      return { kind: 'leaving' };
    }
    // How it went, the server asks Stripe itself; it throws where nothing is asked any more.
    await payment.stripe.handleNextAction({ clientSecret: clientSecret ?? '' }).catch(() => undefined);
    const confirmed = await confirmOrder(t, attempt, (key) =>
      confirm({ headers: { 'Idempotency-Key': key }, body: { paymentIntent } }),
    );
    return confirmed.kind === 'challenge'
      ? { kind: 'refused', reason: 'other', fault: { message: t('bankAgain') } }
      : confirmed;
  };
}
