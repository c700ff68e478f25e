import { textParts, useTexts } from '@omnis/texts/react';
import { Card, OrderPill, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Order } from './moves.ts';
import { orderTexts } from '../texts/order/index.ts';

/** The order that another one replaces or prints again, and those that do so for it; nothing for most orders. */
export function OrderFamily({ order }: { readonly order: Order }): ReactElement | null {
  const t = useTexts(orderTexts);
  const { parent, children, reprintReason } = order;
  if (parent === null && children.length === 0) return null;
  const relatives = [
    ...(parent === null
      ? []
      : [
          {
            ...parent,
            textKey: reprintReason === null ? ('sentInExchangeFor' as const) : ('reprintOf' as const),
            why: reprintReason,
          },
        ]),
    ...children.map((child) => ({
      ...child,
      textKey: child.reprintReason === null ? ('exchangedFor' as const) : ('printedAgainAs' as const),
      why: child.reprintReason,
    })),
  ];
  return (
    <Card title={t('relatedOrders')}>
      <Stack gap={2}>
        {relatives.map(({ id, number, status, textKey, why }) => (
          <div key={id}>
            {textParts(t, textKey, { order: <Link to={`/orders/${id}/`}>{number}</Link> })}{' '}
            <OrderPill status={status} />
            {why !== null && <div>{t('reasonWhy', { why })}</div>}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
