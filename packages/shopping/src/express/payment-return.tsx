import { useCheckoutConfirmMutation } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, LinkButton } from '@omnis/ui';
import { shellTexts, useVisitorKnown } from '@omnis/shop-kit';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from '@omnis/shop-kit/react-router';
import { endAttempt, openAttempt } from '../checkout/attempt.ts';
import type { OrderedBasket } from '../checkout/checkout-path.ts';
import { storeDraft } from '../checkout/draft.ts';
import { CheckoutFrame } from '../checkout/nothing-to-buy.tsx';
import { isFinal, orderFault } from '../checkout/place-order.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';

/** Properties of {@link PaymentReturn}. */
export interface PaymentReturnProps {
  /** The payment that the shopper comes back from. */
  readonly intent: string;
  /** The page that they paid on. */
  readonly back: string;
  readonly ordered?: OrderedBasket;
}

/**
 * Those who come back from a page that took their payment, such as PayPal’s. How it went, the server asks Stripe: what stands
 * in the address beside the payment is not believed.
 */
export function PaymentReturn({ intent, back, ordered = 'main' }: PaymentReturnProps): ReactElement {
  const t = useTexts(checkoutTexts);
  const words = useTexts(shellTexts);
  const navigate = useNavigate();
  const isKnown = useVisitorKnown();
  const [confirm] = useCheckoutConfirmMutation();
  const [fault, setFault] = useState<{ readonly text: string; readonly again: boolean } | null>(null);
  const [tries, setTries] = useState(0);
  const asked = useRef(-1);
  useEffect(() => {
    if (!isKnown || asked.current === tries) return;
    asked.current = tries;
    const look = async (): Promise<void> => {
      const { data, error } = await confirm({
        headers: { 'Idempotency-Key': openAttempt()?.confirmKey ?? randomUuid() },
        body: { paymentIntent: intent },
      });
      if (data?.status === 'placed' || data?.status === 'pending') {
        endAttempt();
        storeDraft(null, ordered);
        await navigate(`/receipt/${data.orderHash}`, { replace: true });
        return;
      }
      if (data === undefined && isFinal(error)) endAttempt();
      const outcome = orderFault(t, error);
      const said = outcome.kind === 'refused' ? outcome.fault : {};
      setFault({
        text: data ? t('bankAgain') : (said.message ?? said.errors?.[0]?.message ?? t('noAnswer')),
        again: data === undefined && !isFinal(error),
      });
    };
    void look();
  }, [confirm, intent, isKnown, navigate, ordered, t, tries]);
  if (fault === null)
    return (
      <CheckoutFrame>
        <p role="status">{t('finishing')}</p>
      </CheckoutFrame>
    );
  return (
    <CheckoutFrame>
      <h1>{t('notFinished')}</h1>
      <p role="alert">{fault.text}</p>
      {fault.again ? (
        <Button
          onClick={() => {
            setFault(null);
            setTries((before) => before + 1);
          }}
        >
          {words('tryAgain')}
        </Button>
      ) : (
        <LinkButton href={back}>{t('backToCheckout')}</LinkButton>
      )}
    </CheckoutFrame>
  );
}
