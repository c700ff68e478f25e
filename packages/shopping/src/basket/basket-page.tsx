import type { BasketAnswer } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { EmptyState, ErrorState, LinkButton, VisuallyHidden } from '@omnis/ui';
import { PlainWay, textButtonCss, useView, useVisitorBasket } from '@omnis/shop-kit';
import { useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Popular } from '../catalogue/popular.tsx';
import { useExchangeNotice } from './basket-currency.ts';
import { checkoutPath } from '../checkout/checkout-path.ts';
import { BasketBones } from './basket-bones.tsx';
import { BasketLines } from './basket-lines.tsx';
import { Coupon } from './coupon.tsx';
import { useFocusAfterChange } from './focus-after-change.ts';
import { FreeDelivery } from './free-delivery.tsx';
import { GiftNote } from './gift-note.tsx';
import { linesCss } from './line-css.ts';
import { TotalsList } from './totals.tsx';
import { useRestoredBasket } from './use-restored-basket.ts';
import { useLineActs } from './use-line-acts.ts';
import { basketTexts } from '../texts/basket/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-basket-page' })`
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  min-height: 60vh;
  margin-inline: auto;
  padding: ${token('space.8')} ${token('layout.gutter')} 0;

  h1 {
    /* The count beside it comes later, in another font: the line keeps its height. */
    height: 1.4em;
    margin-bottom: ${token('space.4')};
  }
  h1 small {
    color: ${token('text.muted')};
    font: ${token('weight.regular')} ${token('type.lg')} / 1 ${token('text.font')};
    letter-spacing: 0;
  }
  h1:focus {
    outline: none;
  }
  .lines {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .removed {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.4')};
    padding-block: ${token('space.2')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    color: ${token('text.muted')};
    overflow-wrap: anywhere;
  }
  .undo {
    flex: none;
    min-height: 2.75rem;
    ${textButtonCss}
    color: ${token('text.color')};
    font-weight: ${token('weight.medium')};
  }
  aside {
    display: grid;
    gap: ${token('space.5')};
    align-content: start;
    margin-top: ${token('space.8')};
  }
  aside h2 {
    font-size: ${token('type.xl')};
  }
  [aria-busy] aside {
    --skeleton-base: color-mix(in srgb, ${token('box.color')} 10%, transparent);
  }
  .small {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    text-align: center;
  }
  ${linesCss}
  ${media.up('lg')} {
    .body {
      display: grid;
      grid-template-columns: minmax(0, 1fr) clamp(24rem, 26vw, 30rem);
      gap: clamp(3rem, 5vw, 6rem);
      align-items: start;
    }
    aside {
      position: sticky;
      top: calc(${token('layout.header.desktop')} + ${token('space.5')});
      margin-top: 0;
      padding: ${token('space.8')};
      border-radius: ${token('radius.lg')};
      background: ${token('box.background')};
      color: ${token('box.color')};
    }
  }
  /* The room of a wide screen goes to the pictures, and each part of a line gets a column of its own. */
  ${media.up('xl')} {
    .line {
      grid-template-columns: 9rem minmax(0, 1fr) 8.5rem minmax(6rem, auto);
      column-gap: clamp(1.5rem, 2.5vw, 3rem);
      padding-block: ${token('space.6')};
    }
    /* Its first line is that of the quantity and the sum. */
    .line .what {
      padding-top: 0.6875rem;
    }
    .line .sum {
      grid-area: 1 / 4;
      min-height: 2.75rem;
      align-content: center;
    }
    .line .change {
      grid-area: 1 / 3;
      display: grid;
      justify-items: center;
      margin-top: 0;
    }
    .line .acts {
      flex-direction: column;
      align-items: center;
    }
    .line .why {
      grid-row: 2;
    }
  }
`;

function Filled({
  basket,
  lines,
}: {
  readonly basket: BasketAnswer;
  readonly lines: ReactNode;
}): ReactElement {
  const t = useTexts(basketTexts);
  const { payTarget } = useView();
  const { items, totals, coupon, giftNote, freeDelivery } = basket;
  const user = useAppSelector(selectUser);
  const canBuy = items.some(({ available }) => available);
  // Gift cards go by mail.
  const delivered = items.some(({ giftCard }) => giftCard === null);
  return (
    <div className="body">
      {lines}
      <aside aria-labelledby="summary-title">
        <h2 id="summary-title">{t('summary')}</h2>
        <FreeDelivery basket={basket} />
        <TotalsList
          totals={totals}
          delivered={delivered}
          deliveryNote={t('atCheckout')}
          deliveryFree={freeDelivery !== null && freeDelivery.remaining <= 0}
        />
        <Coupon coupon={coupon} />
        {delivered && <GiftNote giftNote={giftNote} />}
        {canBuy ? (
          <>
            <LinkButton href={checkoutPath(false)} target={payTarget} size="lg" fullWidth>
              {t('checkout')}
            </LinkButton>
            <LinkButton href={checkoutPath(true)} target={payTarget} variant="secondary" fullWidth>
              {t('expressCheckout')}
            </LinkButton>
          </>
        ) : (
          <p className="small">{t('nothingToBuy')}</p>
        )}
        {user === null && <p className="small">{t('guest')}</p>}
      </aside>
    </div>
  );
}

/** The basket: its lines, coupon and sums, and the way to the checkout. */
export function BasketPage(): ReactElement {
  const t = useTexts(basketTexts);
  const { basket, failed, retry } = useVisitorBasket('main');
  useRestoredBasket();
  const count = basket?.totalQuantity ?? 0;
  const root = useRef<HTMLDivElement>(null);
  const items = basket?.items;
  const keys = useMemo(() => items?.map(({ key }) => key), [items]);
  useFocusAfterChange(root, keys);
  const { said, ...acts } = useLineActs(basket);
  const lines = basket && <BasketLines basket={basket} {...acts} />;
  useExchangeNotice(basket && basket.items.length > 0 ? basket.currency : undefined);
  return (
    <Root ref={root}>
      <PlainWay href="/basket/plain/" />
      <h1 tabIndex={-1}>
        {t('basket')} {count > 0 && <small>{t('items', { count })}</small>}
      </h1>
      {failed ? (
        <ErrorState onRetry={retry} />
      ) : basket === undefined ? (
        <BasketBones />
      ) : basket.items.length === 0 ? (
        <>
          {acts.removed !== null && lines}
          <EmptyState
            illustration="basket"
            title={t('empty')}
            text={t('emptyText')}
            actions={<LinkButton href="/collection/all/">{t('startShopping')}</LinkButton>}
          />
          <Popular />
        </>
      ) : (
        <Filled basket={basket} lines={lines} />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Root>
  );
}
