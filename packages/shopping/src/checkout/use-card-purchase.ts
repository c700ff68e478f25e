import { useCheckoutConfirmMutation, usePaymentsTestCardMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { sendAgain } from '@omnis/shop-kit';
import { useState } from 'react';
import type { Attempt } from './attempt.ts';
import { readExpiry } from './card.ts';
import {
  CardRefused,
  cardFault,
  confirmOrder,
  placeOrder,
  type Answered,
  type OrderOutcome,
  type PlaceAnswer,
} from './place-order.ts';
import type { StripeCard } from './stripe/stripe-card.ts';
import { useBankQuestion, type BankQuestion } from './use-bank-question.ts';
import type { CardValues } from './values.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';

/** Paying by card, with the bank's question where it asks one. */
export interface CardPurchase {
  readonly question: BankQuestion | null;
  /** The card that Stripe has; null while there is none, and with the test processor. */
  readonly stripeCard: StripeCard | null;
  readonly setStripeCard: (card: StripeCard | null) => void;
  /**
   * Tries to buy once.
   *
   * @param fingerprint - the same for the same purchase with the same card
   * @param card - null when gift cards pay all
   * @param send - sends it under the attempt's key
   */
  readonly purchase: (
    fingerprint: string,
    card: CardValues | null,
    send: (attempt: Attempt) => Promise<Answered<PlaceAnswer>>,
  ) => Promise<OrderOutcome>;
}

/** Card payment shared by the checkout and the payment of an existing order. */
export function useCardPurchase(): CardPurchase {
  const t = useTexts(checkoutTexts);
  const { question, ask } = useBankQuestion();
  const [stripeCard, setStripeCard] = useState<StripeCard | null>(null);
  const [sendCard] = usePaymentsTestCardMutation();
  const [sendConfirmation] = useCheckoutConfirmMutation();

  const newPaymentMethod = async (card: CardValues): Promise<string> => {
    if (stripeCard !== null) return stripeCard.newPaymentMethod();
    const expiry = readExpiry(card['card.expiry']);
    const body = {
      number: card['card.number'].replace(/\s/g, ''),
      expMonth: expiry?.month ?? 0,
      expYear: expiry?.year ?? 0,
      cvc: card['card.cvc'].trim(),
    };
    // Nothing is charged for a payment method, so a lost answer is asked for again without the shopper.
    const { data, error } = await sendAgain(() => sendCard({ body }));
    if (!data) throw new CardRefused(cardFault(t, error));
    return data.paymentMethod;
  };

  return {
    question,
    stripeCard,
    setStripeCard,
    purchase: async (fingerprint, card, send) => {
      const outcome = await placeOrder(fingerprint, {
        t,
        newPaymentMethod: async () => (card === null ? '' : newPaymentMethod(card)),
        place: send,
      });
      if (outcome.kind !== 'challenge') return outcome;
      const { attempt, paymentIntent, challengeUrl, clientSecret } = outcome;
      if (stripeCard !== null && clientSecret !== null) await stripeCard.askBank(clientSecret);
      else if (!(await ask(paymentIntent, challengeUrl))) {
        const message = t('noBankAnswer');
        return { kind: 'refused', reason: 'card', fault: { errors: [{ field: 'card.number', message }] } };
      }
      return confirmOrder(t, attempt, (key) =>
        sendConfirmation({ headers: { 'Idempotency-Key': key }, body: { paymentIntent } }),
      );
    },
  };
}
