import { EmptyState, ErrorState, LinkButton } from '@omnis/ui';
import { token } from '@omnis/theme/react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useExchangeNotice } from '../basket/basket-currency.ts';
import { PopularLater } from '../catalogue/popular-later.tsx';
import { CheckoutBones } from '../checkout/checkout-bones.tsx';
import { CheckoutForm } from '../checkout/checkout-form.tsx';
import { useDraftReady } from '../checkout/use-draft.ts';
import { useVisitorBasket } from '../data/visitor.ts';
import { routeHead } from '../head/route-head.ts';
import { PlainWay } from '../shell/plain-way.tsx';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/checkout.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts, useTexts } from '../texts/use-texts.ts';

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

const Frame = styled.div.withConfig({ componentId: 'shop-checkout-frame' })`
  display: grid;
  gap: ${token('space.5')};
  align-content: start;
  max-width: 44rem;
  min-height: 80vh;
  margin-inline: auto;
  padding: ${token('space.10')} ${token('layout.gutter')};
  outline: none;

  &[data-wide] {
    max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  }
`;

/** Properties of {@link NothingToBuy}. */
interface NothingToBuyProps {
  /** A form stood here, which had the focus. */
  readonly after: boolean;
}

/** A checkout without anything in it: from the start, or since another window has ordered it. */
function NothingToBuy({ after }: NothingToBuyProps): ReactElement {
  const t = useTexts(shellTexts);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (after) frame.current?.focus();
  }, [after]);
  return (
    <Frame ref={frame} tabIndex={-1} data-wide="">
      <PlainWay href="/checkout/plain/" />
      <EmptyState
        illustration="basket"
        titleLevel={1}
        title={t('emptyBasket')}
        text={t('emptyBasketText')}
        actions={<LinkButton href="/collection/all/">{t('startShopping')}</LinkButton>}
      />
      <PopularLater />
    </Frame>
  );
}

/** The checkout (storefront.md §2 Route list: cart layout; also as /checkout?express=true). */
export default function CheckoutPage(): ReactElement {
  const express = useSearchParams()[0].get('express') === 'true';
  const { basket, failed, retry } = useVisitorBasket('main');
  useExchangeNotice(basket && basket.items.length > 0 ? basket.currency : undefined);
  const isReady = useDraftReady();
  const [filled, setFilled] = useState(basket);
  if (basket && basket.items.length > 0 && basket !== filled) setFilled(basket);
  const isLeaving = useNavigation().state !== 'idle';
  // A placed order empties the basket while its receipt is on the way: the form stays until that is there.
  const shown = isLeaving ? filled : basket;
  const isFilled = shown !== undefined && shown.items.length > 0;
  if (isFilled && isReady) return <CheckoutForm key={String(express)} basket={shown} express={express} />;
  if (isFilled || (basket === undefined && !failed)) return <CheckoutBones express={express} />;
  if (!failed) return <NothingToBuy after={filled !== undefined && filled.items.length > 0} />;
  return (
    <Frame>
      <PlainWay href="/checkout/plain/" />
      <ErrorState titleLevel={1} onRetry={retry} />
    </Frame>
  );
}
