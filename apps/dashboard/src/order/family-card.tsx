import type { ManagedOrder } from '@omnis/contract';
import { Card, Link, OrderPill, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';

type Relative = ManagedOrder['children'][number];

function Row({ text, order }: { readonly text: string; readonly order: Relative }): ReactElement {
  return (
    <div>
      {text} <Link href={`/dashboard/orders/${order.id}/`}>{order.number}</Link>{' '}
      <OrderPill status={order.status} />
    </div>
  );
}

/** The order that another one replaces, and those that replace it; nothing for most orders. */
export function FamilyCard({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const { parent, children } = order;
  if (parent === null && children.length === 0) return null;
  return (
    <Card title="Related orders">
      <Stack gap={2}>
        {parent !== null && <Row text="Sent in exchange for" order={parent} />}
        {children.map((child) => (
          <Row key={child.id} text="Exchanged for" order={child} />
        ))}
      </Stack>
    </Card>
  );
}
