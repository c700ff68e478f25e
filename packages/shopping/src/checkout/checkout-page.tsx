import { ErrorState } from '@omnis/ui';
import { PlainWay, useVisitorBasket } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';
import { useNavigation, useSearchParams } from '@omnis/shop-kit/react-router';
import { useExchangeNotice } from '../basket/basket-currency.ts';
import { PaymentReturn } from '../express/payment-return.tsx';
import { CheckoutBones } from './checkout-bones.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { checkoutPath } from './checkout-path.ts';
import { CheckoutFrame, NothingToBuy } from './nothing-to-buy.tsx';
import { useDraftReady } from './use-draft.ts';

/** The checkout (storefront.md §2 Route list: cart layout; also as /checkout?express=true). */
export function CheckoutPage(): ReactElement {
  const [asked] = useSearchParams();
  const express = asked.get('express') === 'true';
  const ordered = express && asked.get('now') === 'true' ? 'now' : 'main';
  const returned = asked.get('payment_intent');
  const { basket, failed, retry } = useVisitorBasket(ordered);
  useExchangeNotice(basket && basket.items.length > 0 ? basket.currency : undefined);
  const isReady = useDraftReady();
  const [filled, setFilled] = useState(basket);
  if (basket && basket.items.length > 0 && basket !== filled) setFilled(basket);
  const isLeaving = useNavigation().state !== 'idle';
  // A placed order empties the basket while its receipt is on the way: the form stays until that is there.
  const shown = isLeaving ? filled : basket;
  if (returned !== null)
    return <PaymentReturn intent={returned} back={checkoutPath(express, ordered)} ordered={ordered} />;
  const isFilled = shown !== undefined && shown.items.length > 0;
  if (isFilled && isReady)
    return (
      <CheckoutForm key={checkoutPath(express, ordered)} basket={shown} express={express} ordered={ordered} />
    );
  if (isFilled || (basket === undefined && !failed)) return <CheckoutBones express={express} />;
  if (!failed) return <NothingToBuy after={filled !== undefined && filled.items.length > 0} />;
  return (
    <CheckoutFrame>
      <PlainWay href="/checkout/plain/" />
      <ErrorState titleLevel={1} onRetry={retry} />
    </CheckoutFrame>
  );
}
