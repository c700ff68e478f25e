import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { EmptyState, ErrorState, LinkButton } from '@omnis/ui';
import { PlainWay, shellTexts } from '@omnis/shop-kit';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { PopularLater } from '../catalogue/popular-later.tsx';
import { checkoutTexts } from '../texts/checkout/index.ts';
import { CheckoutBones } from './checkout-bones.tsx';
import { useLostOrder } from './use-lost-order.ts';

/** Shown in place of the checkout when there is nothing to buy. */
export const CheckoutFrame = styled.div.withConfig({ componentId: 'shop-checkout-frame' })`
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
export interface NothingToBuyProps {
  /** A form stood here, which had the focus. */
  readonly after: boolean;
}

/** A checkout without anything in it: from the start, or since another window has ordered it or signed out. */
export function NothingToBuy({ after }: NothingToBuyProps): ReactElement {
  const t = useTexts(shellTexts);
  const words = useTexts(checkoutTexts);
  const frame = useRef<HTMLDivElement>(null);
  const { state, lookAgain } = useLostOrder();
  const isLooking = state === 'looking';
  useEffect(() => {
    if (after && !isLooking) frame.current?.focus();
  }, [after, isLooking]);
  if (isLooking) return <CheckoutBones express={false} />;
  if (state === 'unknown')
    return (
      <CheckoutFrame ref={frame} tabIndex={-1}>
        <ErrorState
          titleLevel={1}
          title={words('unknownOrder')}
          text={words('noAnswer')}
          retryLabel={t('tryAgain')}
          onRetry={lookAgain}
          actions={
            <LinkButton href="/account/" variant="secondary">
              {t('yourAccount')}
            </LinkButton>
          }
        />
      </CheckoutFrame>
    );
  return (
    <CheckoutFrame ref={frame} tabIndex={-1} data-wide="">
      <PlainWay href="/checkout/plain/" />
      <EmptyState
        illustration="basket"
        titleLevel={1}
        title={t('emptyBasket')}
        text={after ? words('goneMeanwhile') : t('emptyBasketText')}
        actions={
          <>
            <LinkButton href="/collection/all/">{t('startShopping')}</LinkButton>
            {after && (
              <LinkButton href="/account/" variant="secondary">
                {t('yourAccount')}
              </LinkButton>
            )}
          </>
        }
      />
      <PopularLater />
    </CheckoutFrame>
  );
}
