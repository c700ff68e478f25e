import { useOrdersGetQuery, useOrdersOptionsQuery } from '@omnis/api-client';
import type { ReadArg } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';
import { AddressPage } from './address-page.tsx';
import { pageFor } from './after-sale-content.ts';
import type { AfterSalePurpose } from './after-sale-path.ts';
import { ChangePage } from './change-page.tsx';
import { ReturnPage } from './return-page.tsx';
import { Stopped } from './stopped.tsx';

/** Page for changing or returning an order after the sale. */
export function AfterSalePage({
  arg,
  purpose,
}: {
  readonly arg: ReadArg<'ordersGet'>;
  readonly purpose: AfterSalePurpose;
}): ReactElement | null {
  const { data: order } = useOrdersGetQuery(arg);
  const { data: options } = useOrdersOptionsQuery(arg);
  // An open page stays open: after a cancellation it says so, and not that nothing can be changed.
  const [opened, setOpened] = useState<AfterSalePurpose | null>(null);
  if (!order || !options) return null;
  const now = pageFor(purpose, options);
  if (now !== null && now !== opened) setOpened(now);
  switch (now ?? opened) {
    case 'returns':
      return <ReturnPage order={order} />;
    case 'update-address':
      return <AddressPage order={order} options={options} />;
    case 'edit-order':
      return <ChangePage order={order} options={options} />;
    case null:
      return <Stopped order={order} stage={options.stage} purpose={purpose} />;
  }
}
