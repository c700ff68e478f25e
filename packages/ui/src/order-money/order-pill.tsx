import type { ReactElement } from 'react';
import { StatusPill } from '../badge/status-pill.tsx';

/** Properties of {@link OrderPill}. */
export interface OrderPillProps {
  /** Code of the order's status. */
  readonly status: string;
  /** True when it was cancelled before anybody paid it, which its status does not say. */
  readonly cancelled?: boolean | undefined;
}

/**
 * The status of an order for owners and staff: one that nobody paid is cancelled rather than refunded.
 *
 * @example
 * ```tsx
 * import { OrderPill } from '@omnis/ui';
 * export const example = () => <OrderPill status="refunded" cancelled />;
 * ```
 */
export function OrderPill({ status, cancelled = false }: OrderPillProps): ReactElement {
  return cancelled ? <StatusPill status={status} label="Cancelled" /> : <StatusPill status={status} />;
}
