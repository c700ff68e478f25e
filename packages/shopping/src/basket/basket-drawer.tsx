import {
  basketClosed,
  selectBasketOpen,
  selectLastAdded,
  useAppDispatch,
  useAppSelector,
} from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Drawer, LinkButton } from '@omnis/ui';
import { formatPrice, useView, useVisitorBasket } from '@omnis/shop-kit';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { ExpressPay } from '../express/express-pay.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import { GoesWith } from './goes-with.tsx';
import { linesCss } from './line-css.ts';
import { LineFacts } from './line-facts.tsx';
import { basketTexts } from '../texts/basket/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-basket-drawer' })`
  display: grid;
  gap: ${token('space.6')};

  .done {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    color: ${token('success.text')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
  }
  .done svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  .subtotal {
    display: flex;
    justify-content: space-between;
    padding-top: ${token('space.4')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    font-weight: ${token('weight.bold')};
    font-variant-numeric: tabular-nums;
  }
  ${linesCss}
`;

/** Items just added to the basket, and the ways on. Loaded when something is added. */
export default function BasketDrawer(): ReactElement {
  const t = useTexts(basketTexts);
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectBasketOpen);
  const added = useAppSelector(selectLastAdded);
  const { basket } = useVisitorBasket('main');
  const lines = added.flatMap(({ key, quantity }) => {
    const line = basket?.items.find((item) => item.key === key);
    return line ? [{ line, quantity }] : [];
  });
  const shown =
    lines.length > 0 ? lines : (basket?.items ?? []).map((line) => ({ line, quantity: line.quantity }));
  const last = shown.at(-1)?.line.productUrl ?? '';
  const { payTarget } = useView();
  const close = (): void => void dispatch(basketClosed());
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={t('yourBasket')}
      footer={
        <>
          <LinkButton href="/basket/" variant="secondary">
            {t('viewBasket')}
          </LinkButton>
          <LinkButton href="/checkout/" target={payTarget}>
            {t('checkout')}
          </LinkButton>
        </>
      }
    >
      {basket && (
        <Root>
          {lines.length > 0 && (
            <p className="done" role="status">
              <Check aria-hidden="true" />
              {t('added')}
            </p>
          )}
          <ul className="lines" data-small="">
            {shown.map(({ line, quantity }) => (
              <li key={line.key} className="line">
                <LineFacts
                  line={line}
                  productUrl={line.productUrl}
                  currency={basket.currency}
                  total={line.priceIncTax * quantity}
                  before={line.fullPriceIncTax === null ? null : line.fullPriceIncTax * quantity}
                  note={t('quantityIs', { quantity })}
                />
              </li>
            ))}
          </ul>
          <FreeDelivery basket={basket} />
          <ExpressPay
            ordered="main"
            amount={basket.totals.total}
            delivered={basket.items.some(({ giftCard }) => giftCard === null)}
            onPlaced={close}
          />
          <p className="subtotal">
            <span>{t('subtotalItems', { count: basket.totalQuantity })}</span>
            <span>
              {formatPrice(basket.totals.subtotal - basket.totals.discount, basket.currency, t.locale)}
            </span>
          </p>
          {last !== '' && (
            <GoesWith urlName={last} except={new Set(basket.items.map(({ productId }) => productId))} />
          )}
        </Root>
      )}
    </Drawer>
  );
}
