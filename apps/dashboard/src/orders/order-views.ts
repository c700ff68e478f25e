import { orderStatusCodes } from '@omnis/models';
import { orderStages, type OrderStage } from '@omnis/ui';

/** A view of the order list: some stages of the way that orders take. */
export interface OrderView {
  readonly value: string;
  readonly label: string;
  readonly stages: readonly OrderStage[];
}

/** The views of the order list, in the order of an order's way. */
export const orderViews = [
  { value: 'all', label: 'All', stages: [] },
  { value: 'open', label: 'Open', stages: [] },
  { value: 'unpaid', label: 'Unpaid', stages: ['new'] },
  { value: 'paid', label: 'Paid', stages: ['paid'] },
  { value: 'making', label: 'In production', stages: ['processing', 'printed'] },
  { value: 'packing', label: 'Packing', stages: ['packing'] },
  { value: 'complete', label: 'Complete', stages: ['complete'] },
  { value: 'issue', label: 'Needs attention', stages: ['issue'] },
  { value: 'returns', label: 'Returns announced', stages: [] },
  { value: 'refunded', label: 'Refunded', stages: ['refunded'] },
] as const satisfies readonly OrderView[];

/** Name of a view in the address. */
export type OrderViewName = (typeof orderViews)[number]['value'];

/** The view that an address asks for; all orders when it asks for none that exists. */
export function orderViewOf(asked: string | null): OrderViewName {
  return orderViews.find(({ value }) => value === asked)?.value ?? 'all';
}

/** The statuses of a view as the call takes them, joined by commas; undefined for all. */
export function statusesOf(name: OrderViewName): string | undefined {
  // The call knows itself which statuses still wait for work.
  if (name === 'open') return 'open';
  const stages: readonly OrderStage[] = orderViews.find(({ value }) => value === name)?.stages ?? [];
  const codes = orderStatusCodes.filter((code) => stages.includes(orderStages[code]));
  return codes.length === 0 ? undefined : codes.join(',');
}
