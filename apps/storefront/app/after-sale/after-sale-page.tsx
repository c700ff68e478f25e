import { useOrdersGetQuery, useOrdersOptionsQuery } from '@omnis/api-client';
import { useState, type ReactElement } from 'react';
import type { ReadArg } from '../data/reads.ts';
import { AddressPage } from './address-page.tsx';
import type { AfterSalePurpose } from './after-sale-path.ts';
import { ChangePage } from './change-page.tsx';
import { Stopped } from './stopped.tsx';

/** What somebody does with their order after the sale: what they came for, as far as the order allows it. */
export function AfterSalePage({
  arg,
  purpose,
}: {
  readonly arg: ReadArg<'ordersGet'>;
  readonly purpose: AfterSalePurpose;
}): ReactElement | null {
  const { data: order } = useOrdersGetQuery(arg);
  const { data: options } = useOrdersOptionsQuery(arg);
  // What was open stays: after a cancellation its page says so, and not that nothing can be changed.
  const [opened, setOpened] = useState(false);
  if (!order || !options) return null;
  const open = purpose === 'update-address' ? options.canSetAddress : options.canChangeLines;
  if (open && !opened) setOpened(true);
  if (!open && !opened) return <Stopped order={order} stage={options.stage} />;
  return purpose === 'update-address' ? (
    <AddressPage order={order} options={options} />
  ) : (
    <ChangePage order={order} options={options} />
  );
}
