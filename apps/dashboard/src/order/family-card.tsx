import type { ManagedOrder } from '@omnis/contract';
import { textParts, useTexts } from '@omnis/texts/react';
import { Card, Link, OrderPill, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { orderTexts } from '../texts/order/index.ts';

type Relative = ManagedOrder['children'][number];

function Row({
  relation,
  why,
  order,
}: {
  readonly relation: 'sentInExchangeFor' | 'reprintOf' | 'exchangedFor' | 'printedAgainAs';
  /** Why goods are printed again; null where they are not. */
  readonly why: string | null;
  readonly order: Relative;
}): ReactElement {
  const t = useTexts(orderTexts);
  return (
    <div>
      {textParts(t, relation, {
        order: <Link href={`/dashboard/orders/${order.id}/`}>{order.number}</Link>,
      })}{' '}
      <OrderPill status={order.status} />
      {why !== null && <div>{t('reasonWhy', { why })}</div>}
    </div>
  );
}

/** The order that another one replaces or prints again, and those that do so for it; nothing for most orders. */
export function FamilyCard({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(orderTexts);
  const { parent, children, reprintReason } = order;
  if (parent === null && children.length === 0) return null;
  return (
    <Card title={t('relatedOrders')}>
      <Stack gap={2}>
        {parent !== null && (
          <Row
            relation={reprintReason === null ? 'sentInExchangeFor' : 'reprintOf'}
            why={reprintReason}
            order={parent}
          />
        )}
        {children.map((child) => (
          <Row
            key={child.id}
            relation={child.reprintReason === null ? 'exchangedFor' : 'printedAgainAs'}
            why={child.reprintReason}
            order={child}
          />
        ))}
      </Stack>
    </Card>
  );
}
