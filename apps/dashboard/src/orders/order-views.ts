import type { OrderFilters } from '@omnis/contract';
import { orderStatusCodes, type OrderStatusCode } from '@omnis/models';
import { orderStages, type OrderStage } from '@omnis/ui';
import type en from '../texts/orders/en.ts';
import type { PlainKey } from '../texts/plain-key.ts';

/** A view of the order list: some stages of the way that orders take, or some other filter. */
export interface OrderView {
  readonly value: string;
  readonly label: PlainKey<typeof en>;
  readonly stages: readonly OrderStage[];
  /** A status of another stage that belongs here. */
  readonly also?: readonly OrderStatusCode[];
  readonly filters?: Pick<OrderFilters, 'status' | 'payment' | 'returns' | 'drafts' | 'signals'>;
}

/** The views of the order list, in the order of an order's way. */
export const orderViews = [
  { value: 'all', label: 'all', stages: [] },
  // The call knows itself which statuses still wait for work.
  { value: 'open', label: 'open', stages: [], filters: { status: 'open' } },
  { value: 'drafts', label: 'drafts', stages: [], filters: { drafts: 'only' } },
  { value: 'unpaid', label: 'unpaid', stages: ['new'] },
  { value: 'paid', label: 'paid', stages: ['paid'] },
  { value: 'making', label: 'inProduction', stages: ['processing', 'printed'] },
  { value: 'packing', label: 'packing', stages: ['packing'] },
  { value: 'complete', label: 'complete', stages: ['complete'], also: ['exchanged'] },
  { value: 'look', label: 'worthALook', stages: [], filters: { signals: 'any' } },
  { value: 'issue', label: 'needsAttention', stages: ['issue'] },
  { value: 'returns', label: 'returnsAnnounced', stages: [], filters: { returns: 'announced' } },
  // Their status is the same; the payment tells them apart.
  { value: 'refunded', label: 'refunded', stages: [], filters: { payment: 'refunded' } },
  { value: 'cancelled', label: 'cancelled', stages: [], filters: { payment: 'cancelled' } },
] as const satisfies readonly OrderView[];

/** Name of a view in the address. */
export type OrderViewName = (typeof orderViews)[number]['value'];

/** The view that an address asks for; all orders when it asks for none that exists. */
export function orderViewOf(asked: string | null): OrderViewName {
  return orderViews.find(({ value }) => value === asked)?.value ?? 'all';
}

/** The filters of a view as the call takes them. */
export function viewFilters(
  name: OrderViewName,
): Pick<OrderFilters, 'status' | 'payment' | 'returns' | 'drafts' | 'signals'> {
  const view: OrderView | undefined = orderViews.find(({ value }) => value === name);
  if (view?.filters) return view.filters;
  const codes = orderStatusCodes.filter(
    (code) => view?.stages.includes(orderStages[code]) || view?.also?.includes(code),
  );
  return codes.length === 0 ? {} : { status: codes.join(',') };
}

/** The view whose filters these are; null for none. */
export function viewOfFilters({
  status,
  payment,
  returns,
  drafts,
  signals,
}: OrderFilters): OrderViewName | null {
  const found = orderViews.find(({ value }) => {
    const own: OrderFilters = viewFilters(value);
    return (
      own.status === status &&
      own.payment === payment &&
      own.returns === returns &&
      own.drafts === drafts &&
      own.signals === signals
    );
  });
  return found?.value ?? null;
}
