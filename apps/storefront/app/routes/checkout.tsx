import { ErrorState } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useExchangeNotice } from '../basket/basket-currency.ts';
import { CheckoutBones } from '../checkout/checkout-bones.tsx';
import { checkoutPath } from '../checkout/checkout-path.ts';
import { CheckoutForm } from '../checkout/checkout-form.tsx';
import { CheckoutFrame, NothingToBuy } from '../checkout/nothing-to-buy.tsx';
import { useDraftReady } from '../checkout/use-draft.ts';
import { useVisitorBasket } from '../data/visitor.ts';
import { PaymentReturn } from '../express/payment-return.tsx';
import { routeHead } from '../head/route-head.ts';
import { PlainWay } from '../shell/plain-way.tsx';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/checkout.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';

export const handle: RouteHandle = { layout: 'cart', slim: true };

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const trail = [
    { text: t('home'), href: '/' },
    { text: t('basket'), href: '/basket/' },
    { text: t('checkout') },
  ];
  return routeHead({ title: t('checkout'), path: '/checkout/', indexable: false, trail }, args);
};

/** The checkout (storefront.md §2 Route list: cart layout; also as /checkout?express=true). */
export default function CheckoutPage(): ReactElement {
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
