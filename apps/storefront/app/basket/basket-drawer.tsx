import {
  basketClosed,
  selectBasketOpen,
  selectLastAdded,
  useAppDispatch,
  useAppSelector,
} from '@omnis/store';
import { token } from '@omnis/theme/react';
import { Drawer, LinkButton } from '@omnis/ui';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatPrice } from '../data/price.ts';
import { useVisitorBasket } from '../data/visitor.ts';
import { FreeDelivery } from './free-delivery.tsx';
import { linesCss } from './line-css.ts';
import { LineFacts } from './line-facts.tsx';

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

/** What was just put into the basket, and the ways on. Loaded when something is added. */
export default function BasketDrawer(): ReactElement {
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
  const close = (): void => void dispatch(basketClosed());
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title="Your basket"
      footer={
        <>
          <LinkButton href="/basket/" variant="secondary">
            View basket
          </LinkButton>
          <LinkButton href="/checkout/">Checkout</LinkButton>
        </>
      }
    >
      {basket && (
        <Root>
          {lines.length > 0 && (
            <p className="done" role="status">
              <Check aria-hidden="true" />
              Added to your basket
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
                  note={`Quantity ${quantity}`}
                />
              </li>
            ))}
          </ul>
          <FreeDelivery basket={basket} />
          <p className="subtotal">
            <span>
              Subtotal ({basket.totalQuantity} {basket.totalQuantity === 1 ? 'item' : 'items'})
            </span>
            <span>{formatPrice(basket.totals.subtotal - basket.totals.discount, basket.currency)}</span>
          </p>
        </Root>
      )}
    </Drawer>
  );
}
