import { useCheckoutPayMutation, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { useForm, type Form, type SubmitFault } from '@omnis/ui';
import {
  type CardPurchase,
  cardRules,
  type CardValues,
  checkoutTexts,
  emptyCard,
  maskedCard,
  useCardPurchase,
} from '@omnis/shopping';
import { useMemo, useState } from 'react';
import { useNavigate } from '@omnis/shop-kit/react-router';
import type { Order } from '../order/stages.ts';

/** Values typed and ticked to pay an order. */
export interface PayValues extends CardValues {
  /** The tick by which the payer agrees to the terms of the store. */
  agreedTerms: boolean;
}

/** A payment of an order that stands. */
export interface Pay extends Pick<CardPurchase, 'question' | 'setStripeCard'> {
  readonly form: Form<PayValues>;
  /** True when there are fields to type a card in. */
  readonly cardReady: boolean;
  /** The last try was refused: nothing was charged. */
  readonly refused: boolean;
  /** The sum that was sent to be paid, which stays on the page until the receipt is there. */
  readonly sent: number | undefined;
}

/**
 * Everything that the page of a payment does (storefront.md §2 /pay/{order}/).
 *
 * @param answer.toPay - what is left beside the gift cards, in major units
 */
export function usePay(
  { orderHash }: Pick<Order, 'orderHash'>,
  {
    toPay,
    terms,
    payment: { processor, methods },
  }: Pick<CallAnswer<'checkout.toPay'>, 'toPay' | 'terms' | 'payment'>,
): Pay {
  const t = useTexts(checkoutTexts);
  const navigate = useNavigate();
  const { question, stripeCard, setStripeCard, purchase } = useCardPurchase();
  const [send] = useCheckoutPayMutation();
  const [refused, setRefused] = useState(false);
  const [sent, setSent] = useState<number>();
  const [today] = useState(() => new Date());
  const schema = useMemo(
    () => ({
      ...cardRules(t, { card: processor, today }),
      agreedTerms: (value: unknown) => (terms && value !== true ? t('agreeFirst') : null),
    }),
    [t, processor, today, terms],
  );

  const onSubmit = async ({ agreedTerms, ...card }: PayValues): Promise<SubmitFault | undefined> => {
    setRefused(false);
    setSent(toPay);
    const fingerprint = JSON.stringify(['pay', orderHash, toPay, { ...card, ...maskedCard(card) }]);
    const outcome = await purchase(fingerprint, card, ({ key, paymentMethod }) =>
      send({
        headers: { 'Idempotency-Key': key },
        params: { orderHash },
        body: {
          paymentMethod,
          expectedTotal: toPay,
          ...(terms && agreedTerms ? { agreedTerms: terms.page } : {}),
        },
      }),
    ).catch((error: unknown) => {
      setSent(undefined);
      throw error;
    });
    if (outcome.kind === 'placed') {
      await navigate(`/receipt/${outcome.orderHash}`, { replace: true });
      return undefined;
    }
    setSent(undefined);
    if (outcome.kind === 'challenge') return { message: t('bankAgain') };
    setRefused(outcome.reason === 'card');
    return outcome.fault;
  };

  const form = useForm<PayValues>({ initialValues: { ...emptyCard, agreedTerms: false }, schema, onSubmit });
  const cardReady = methods.includes('card') && (processor === 'test' || stripeCard !== null);
  return { form, question, setStripeCard, cardReady, refused, sent };
}
