import { Card, OrderPill, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Order } from './moves.ts';

/** The order that another one replaces, and those that replace it; nothing for most orders. */
export function OrderFamily({ order }: { readonly order: Order }): ReactElement | null {
  const { parent, children } = order;
  if (parent === null && children.length === 0) return null;
  const relatives = [
    ...(parent === null ? [] : [{ ...parent, text: 'Sent in exchange for' }]),
    ...children.map((child) => ({ ...child, text: 'Exchanged for' })),
  ];
  return (
    <Card title="Related orders">
      <Stack gap={2}>
        {relatives.map(({ id, number, status, text }) => (
          <div key={id}>
            {text} <Link to={`/orders/${id}/`}>{number}</Link> <OrderPill status={status} />
          </div>
        ))}
      </Stack>
    </Card>
  );
}
