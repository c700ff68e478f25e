import { discountName } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Card, moneyText, Picture } from '@omnis/ui';
import { Fragment, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { LineDesign } from './line-design.tsx';
import { EditItems } from './edit-actions.tsx';
import { ReprintAction } from './reprint-action.tsx';
import type { Order } from './moves.ts';
import { orderTexts } from '../texts/order/index.ts';

const Root = styled.div.withConfig({ componentId: 'atlas-order-lines' })`
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr) 4rem 6rem;
    align-items: center;
    gap: ${token('space.2')} ${token('space.4')};
    padding: ${token('space.3')} ${token('card.padding')};
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .picture {
    width: 4.5rem;
    height: 4.5rem;
    border-radius: ${token('radius.md')};
    background: ${token('image.background')};
    overflow: hidden;
  }
  .name {
    font-weight: ${token('weight.bold')};
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')} ${token('space.2')};
    margin: ${token('space.1')} 0 0;
    font-size: ${token('type.sm')};
  }
  .options div {
    overflow-wrap: anywhere;
    padding: 0 ${token('space.2')};
    border-radius: ${token('radius.sm')};
    background: ${token('surface.sunken')};
  }
  dt,
  dd {
    display: inline;
    margin: 0;
  }
  dt {
    color: ${token('text.muted')};
  }
  dt::after {
    content: ' ';
  }
  .sku {
    margin-top: ${token('space.1')};
    color: ${token('card.muted')};
    font-family: ${token('mono.font')};
    font-size: ${token('type.xs')};
  }
  .held {
    margin-top: ${token('space.2')};
    font-size: ${token('type.sm')};
  }
  .held li {
    display: block;
    padding: ${token('space.1')} 0;
    border: 0;
  }
  .held .sku {
    display: block;
    margin: 0;
  }
  .design {
    display: grid;
    gap: ${token('space.1')};
    justify-items: start;
    margin-top: ${token('space.2')};
    font-size: ${token('type.sm')};
  }
  .design small {
    color: ${token('card.muted')};
    font-variant-numeric: tabular-nums;
  }
  .quantity {
    font-size: ${token('type.lg')};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  /* More than one of a thing is what goes wrong while packing. */
  .quantity[data-many] {
    padding: ${token('space.1')};
    border-radius: ${token('radius.md')};
    background: ${token('warning.background')};
    color: ${token('warning.text')};
    font-weight: ${token('weight.bold')};
  }
  .money {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .money b {
    display: block;
  }
  .money small {
    color: ${token('card.muted')};
    font-size: ${token('type.xs')};
  }
  .sums {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${token('space.1')} ${token('space.8')};
    width: min(22rem, 100%);
    margin: 0 0 0 auto;
    padding: ${token('space.4')} ${token('card.padding')};
    font-variant-numeric: tabular-nums;
  }
  .sums dt,
  .sums dd {
    display: block;
  }
  .sums dd {
    text-align: end;
  }
  .sums .total {
    padding-top: ${token('space.2')};
    color: ${token('text.color')};
    font-size: ${token('type.lg')};
    font-weight: ${token('weight.bold')};
  }
  .sums .within {
    color: ${token('card.muted')};
    font-size: ${token('type.xs')};
  }
  .foot {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  ${media.down('md')} {
    li {
      grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    }
    .money {
      grid-column: 2 / -1;
      display: flex;
      justify-content: space-between;
      flex-direction: row-reverse;
    }
  }
`;

type Line = Order['items'][number];

const bundlePartText = ({ name, options }: Line['bundleItems'][number]): string =>
  [name, options.Colour, options.Size].filter((part) => part !== '').join(', ');

function OrderLine({
  line,
  order: { id, currency },
}: {
  readonly line: Line;
  readonly order: Order;
}): ReactElement {
  const t = useTexts(orderTexts);
  const options = [
    ...Object.entries(line.options).filter(([, value]) => value !== ''),
    ...line.personalisation.map(({ label, value }): [string, string] => [label, value]),
  ];
  const recipient = [line.giftCard?.name, line.giftCard?.email].filter(Boolean).join(', ');
  return (
    <li>
      <div className="picture">
        {line.image !== null && <Picture src={line.image} alt="" width={72} height={72} fit="cover" />}
      </div>
      <div>
        <div className="name">{line.name}</div>
        {options.length > 0 && (
          <dl className="options">
            {options.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {line.giftCard !== null && (
          <p className="held">{recipient === '' ? t('goesByMailToBuyer') : t('goesByMail', { recipient })}</p>
        )}
        <div className="sku">{line.sku}</div>
        {line.bundleItems.length > 0 && (
          <ul className="held" aria-label={t('contentsOf', { name: line.name })}>
            {line.bundleItems.map((part, at) => (
              // A bundle may hold the same thing twice.
              <li key={at}>
                <b>{t('timesOf', { quantity: part.quantity * line.quantity })}</b> {bundlePartText(part)}
                <span className="sku">{part.sku}</span>
              </li>
            ))}
          </ul>
        )}
        {line.design !== null && <LineDesign order={id} design={line.design} size={line.options.Size} />}
      </div>
      <div
        className="quantity"
        data-many={line.quantity > 1 ? '' : undefined}
        aria-label={t('quantity', { quantity: line.quantity })}
      >
        {t('times', { quantity: line.quantity })}
      </div>
      <div className="money">
        {/* Before the coupon, which the sums below take off once, so that lines and subtotal agree. */}
        <b>{moneyText(line.priceIncTax * line.quantity, currency)}</b>
        {line.quantity > 1 && <small>{t('each', { amount: moneyText(line.priceIncTax, currency) })}</small>}
      </div>
    </li>
  );
}

function Sums({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  const { totals, coupon, shippingMethod, payment } = order;
  const money = (amount: number) => moneyText(amount, totals.currency);
  return (
    <dl className="sums">
      <dt>{t('subtotal')}</dt>
      <dd>{money(totals.subtotal)}</dd>
      {totals.discounts?.map(
        (each) =>
          each.amount > 0 && (
            <Fragment key={discountName(each)}>
              <dt>{discountName(each)}</dt>
              <dd>−{money(each.amount)}</dd>
            </Fragment>
          ),
      )}
      {totals.discount > 0 && totals.discounts === undefined && (
        <>
          <dt>{coupon === null ? t('discount') : t('discountBy', { coupon })}</dt>
          <dd>−{money(totals.discount)}</dd>
        </>
      )}
      <dt>{shippingMethod.name === '' ? t('delivery') : t('deliveryBy', { method: shippingMethod.name })}</dt>
      <dd>{totals.shipping === 0 ? t('free') : money(totals.shipping)}</dd>
      <dt className="total">{t('total')}</dt>
      <dd className="total">{money(totals.total)}</dd>
      {payment.giftCardAmount > 0 && (
        <>
          <dt>{t('paidByGiftCard')}</dt>
          <dd>−{money(payment.giftCardAmount)}</dd>
          <dt>{t('paidOtherwise')}</dt>
          <dd>{money(totals.total - payment.giftCardAmount)}</dd>
        </>
      )}
      {totals.goodsTax > 0 && (
        <>
          <dt className="within">{t('taxOnGoods')}</dt>
          <dd className="within">{money(totals.goodsTax)}</dd>
        </>
      )}
      {totals.taxDiscount > 0 && (
        <>
          <dt className="within">{t('taxOnDiscount')}</dt>
          <dd className="within">−{money(totals.taxDiscount)}</dd>
        </>
      )}
      {totals.shippingTax > 0 && (
        <>
          <dt className="within">{t('taxOnDelivery')}</dt>
          <dd className="within">{money(totals.shippingTax)}</dd>
        </>
      )}
    </dl>
  );
}

/** Ordered items and amounts. */
export function OrderLines({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  return (
    <Card
      title={t('itemsCounted', { count: order.itemCount })}
      flush
      actions={
        <>
          <ReprintAction order={order} />
          <EditItems order={order} />
        </>
      }
    >
      <Root>
        <ul>
          {order.items.map((line) => (
            <OrderLine key={line.id} line={line} order={order} />
          ))}
        </ul>
        <div className="foot">
          <Sums order={order} />
        </div>
      </Root>
    </Card>
  );
}
