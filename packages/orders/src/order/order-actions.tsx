import { useTexts } from '@omnis/texts/react';
import { LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import { ordersTexts } from '../texts/orders/index.ts';
import { ReorderButton } from './reorder-button.tsx';
import { canPay, isChangeable, isDelivered, isReturnable, type Order } from './stages.ts';

/** Ways on from an order: one button, and quiet links to what its shopper can do with it. */
export function OrderActions({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(ordersTexts);
  return (
    <div className="actions">
      {/* One button leads on; an order that is not paid has that of its payment. */}
      {!canPay(order) && (
        <LinkButton href="/collection/all/" fullWidth>
          {t('continueShopping')}
        </LinkButton>
      )}
      <ul>
        {/* An order that cost nothing is usually an exchange, which is changed with its return. */}
        {isChangeable(order) && order.totals.total > 0 && (
          <li>
            <a href={`/edit-order/${order.orderHash}`}>{t('changeOrCancel')}</a>
          </li>
        )}
        {isReturnable(order) && isDelivered(order) && (
          <li>
            <a href={`/returns/${order.orderHash}`}>{t('returnOrExchange')}</a>
          </li>
        )}
        <li>
          <ReorderButton orderHash={order.orderHash} number={order.number} />
        </li>
        <li>
          <a href={`/invoice/${order.orderHash}`}>{t('invoice')}</a>
        </li>
        {canPay(order) && (
          <li>
            <a href="/collection/all/">{t('continueShopping')}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
