import type { ManagedOrder } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Card, Link, moneyText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Thumb } from '../parts/thumb.tsx';
import { sumLines } from './order-money.ts';
import { orderTexts, type OrderTexts } from '../texts/order/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-lines-card' })`
  font-size: ${token('type.sm')};

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token('space.1')} ${token('space.4')};
    align-items: center;
    padding: ${token('space.3')} ${token('card.padding')};
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .name {
    color: inherit;
    font-weight: ${token('weight.medium')};
    text-decoration: none;
  }
  a.name:hover {
    text-decoration: underline;
  }
  small {
    display: block;
    color: ${token('text.muted')};
  }
  .amounts {
    display: grid;
    grid-template-columns: 7rem 6rem;
    justify-items: end;
    gap: ${token('space.1')} ${token('space.4')};
    font-variant-numeric: tabular-nums;
  }
  .amounts .each {
    color: ${token('text.muted')};
  }
  dl {
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    padding: ${token('space.4')} ${token('card.padding')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    font-variant-numeric: tabular-nums;
  }
  dl div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.4')};
  }
  dd {
    margin: 0;
  }
  dl .total {
    padding-top: ${token('space.2')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    font-size: ${token('type.md')};
    font-weight: ${token('weight.bold')};
  }
  dl .contained {
    color: ${token('text.muted')};
  }
  ${media.down('sm')} {
    .amounts {
      grid-template-columns: auto;
    }
  }
`;

/** For whom a gift card is; nothing of it is made. */
const giftCardText = (
  t: OrderTexts,
  { name, email }: NonNullable<ManagedOrder['items'][number]['giftCard']>,
): string => t('sentByMailTo', { recipient: [name, email].filter(Boolean).join(', ') || t('theBuyer') });

/** Purchased items and their total. */
export function LinesCard({ order }: { readonly order: ManagedOrder }): ReactElement {
  const t = useTexts(orderTexts);
  const { items, currency, itemCount } = order;
  const money = (amount: number): string => moneyText(amount, currency);
  return (
    <Card title={t('itemsCounted', { count: itemCount })} flush>
      <Root>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <Thumb src={item.image} size={56} />
              <span>
                {item.productId === null ? (
                  <span className="name">{item.name}</span>
                ) : (
                  <Link className="name" href={`/dashboard/products/${item.productId}/`}>
                    {item.name}
                  </Link>
                )}
                <small>{[item.options.Colour, item.options.Size].filter(Boolean).join(' · ')}</small>
                {item.bundleItems.map(({ name, options, quantity, sku }, at) => (
                  // A bundle may hold the same thing twice.
                  <small key={at}>
                    {t('quantityOfPart', {
                      quantity: quantity * item.quantity,
                      part: [name, options.Colour, options.Size, sku].filter(Boolean).join(' · '),
                    })}
                  </small>
                ))}
                {item.giftCard !== null && <small>{giftCardText(t, item.giftCard)}</small>}
                {item.personalisation.map(({ id, label, value }) => (
                  <small key={id}>
                    {label}: <b>{value}</b>
                  </small>
                ))}
                {item.sku !== '' && <small>{item.sku}</small>}
              </span>
              <span className="amounts">
                <span className="each">
                  {t('amountQuantity', { amount: money(item.priceIncTax), quantity: item.quantity })}
                </span>
                {/* Before the coupon, which the sums below take off once. */}
                <span>{money(item.priceIncTax * item.quantity)}</span>
              </span>
            </li>
          ))}
        </ul>
        <dl>
          {sumLines(t, order).map(({ label, amount, contained }) => (
            <div
              key={label}
              className={label.startsWith(t('total')) ? 'total' : contained ? 'contained' : undefined}
            >
              <dt>{label}</dt>
              <dd>{amount < 0 ? `−${money(-amount)}` : money(amount)}</dd>
            </div>
          ))}
          {order.reverseCharge && (
            <div className="contained">
              <dt>{t('reverseChargeVatNumberOfTheCustomer')}</dt>
              <dd>{order.reverseCharge.buyerVatNumber}</dd>
            </div>
          )}
        </dl>
      </Root>
    </Card>
  );
}
