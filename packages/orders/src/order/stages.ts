import {
  completionAt,
  deliveryByMail,
  isBeforeProduction,
  isOrderStatusCode,
  isSetAside,
  orderFlows,
  type OrderStatusCode,
} from '@omnis/models';
import type { FlowStep } from '@omnis/ui';
import type { ReadValue } from '@omnis/shop-kit';
import type { OrdersTexts } from '../texts/orders/index.ts';

/** An order as the one who placed it sees it. */
export type Order = ReadValue<'ordersGet'>;

type OrderWord =
  | 'ordered'
  | 'stagePaid'
  | 'beingMade'
  | 'packing'
  | 'onItsWay'
  | 'partOnItsWay'
  | 'sentByMail'
  | 'collected'
  | 'confirmed'
  | 'quoted'
  | 'mockup'
  | 'exchanged'
  | 'refunded'
  | 'cancelled';

/** A stage of an order by the key of a shopper's word for it, with the statuses that it stands for. */
export interface Stage {
  readonly label: OrderWord;
  readonly statuses: readonly OrderStatusCode[];
}

const retail: readonly Stage[] = [
  { label: 'ordered', statuses: ['new', 'to_be_paid'] },
  { label: 'stagePaid', statuses: ['paid'] },
  { label: 'beingMade', statuses: ['processing', 'label_printed', 'printed'] },
  { label: 'packing', statuses: ['consolidated', 'packing'] },
  { label: 'onItsWay', statuses: ['complete'] },
];

/** Of gift cards alone: nothing is made or packed. */
const mailed: readonly Stage[] = [
  { label: 'ordered', statuses: ['new', 'to_be_paid'] },
  { label: 'stagePaid', statuses: ['paid'] },
  { label: 'sentByMail', statuses: ['complete'] },
];

/** Stages of an order that is collected. */
const fetched: readonly Stage[] = retail.map((stage) =>
  stage.label === 'onItsWay' ? { ...stage, label: 'collected' } : stage,
);

const bespoke: readonly Stage[] = [
  {
    label: 'quoted',
    statuses: ['quote', 'bespoke_idle', 'bespoke_requested_terms', 'bespoke_authorised_terms'],
  },
  { label: 'mockup', statuses: ['bespoke_mockup', 'bespoke_approved'] },
  { label: 'confirmed', statuses: ['bespoke_paid', 'po_confirmed'] },
  {
    label: 'beingMade',
    statuses: ['bespoke_production', 'bespoke_documents_printed', 'bespoke_sorted', 'bespoke_printing'],
  },
  { label: 'packing', statuses: ['bespoke_packing'] },
  { label: 'onItsWay', statuses: ['bespoke_shipped'] },
];

/** Tells whether something of an order goes by post; gift cards go by email. */
export const isDelivered = ({ shippingMethod }: Partial<Pick<Order, 'shippingMethod'>>): boolean =>
  shippingMethod?.code !== deliveryByMail.code;

/** Tells whether an order is set aside. */
export const isWaitingAside = (status: string): boolean => isOrderStatusCode(status) && isSetAside(status);
/** Statuses in which an order has ended otherwise than with a parcel, in a shopper's words. */
const ended: Readonly<Record<string, OrderWord>> = {
  exchanged: 'exchanged',
  refunded: 'refunded',
  bespoke_refunded: 'refunded',
};

/** The stages that an order goes through. */
export function stagesOf({
  flow,
  shippingMethod,
}: Pick<Order, 'flow'> & Partial<Pick<Order, 'shippingMethod'>>): readonly Stage[] {
  if (flow === 'bespoke') return bespoke;
  if (shippingMethod?.pickup) return fetched;
  return isDelivered(shippingMethod ? { shippingMethod } : {}) ? retail : mailed;
}

function stageAt(stages: readonly Stage[], status: string): number {
  return stages.findIndex(({ statuses }) => statuses.some((code) => code === status));
}

function flowStep(t: OrdersTexts, key: OrderWord, state: FlowStep['state']): FlowStep {
  const label = t(key);
  return {
    key: label,
    state,
    choices: [{ key: label, label, current: state === 'current', visited: state !== 'todo' }],
  };
}

/**
 * The steps of an order in a shopper's words (platform.md §4 Order status flows): done, current and to do. An order with
 * an issue stays at the furthest stage that its log has; one that ended otherwise has that end after the stages that it
 * went through. A part that is on its way is told by the last one, while the rest of the order is at an earlier one.
 */
export function shopperSteps(
  t: OrdersTexts,
  {
    status,
    partSent = false,
    cancelled = false,
    ...order
  }: Pick<Order, 'status' | 'flow' | 'statusLog' | 'partSent' | 'cancelled'> &
    Partial<Pick<Order, 'shippingMethod'>>,
): readonly FlowStep[] {
  const { statusLog } = order;
  const stages = stagesOf(order);
  const end = cancelled ? 'cancelled' : ended[status];
  const reached = [status, ...statusLog.map((entry) => entry.status)].map((code) => stageAt(stages, code));
  const furthest = Math.max(...reached);
  if (end !== undefined) {
    const through = stages.slice(0, furthest + 1).map(({ label }) => flowStep(t, label, 'done'));
    return [...through, flowStep(t, end, 'done')];
  }
  const at = isWaitingAside(status) ? furthest : stageAt(stages, status);
  const isOver = at === stages.length - 1;
  return stages.map(({ label }, position) =>
    flowStep(
      t,
      partSent && label === 'onItsWay' ? 'partOnItsWay' : label,
      position < at || (position === at && isOver)
        ? 'done'
        : position === at || (partSent && position === stages.length - 1)
          ? 'current'
          : 'todo',
    ),
  );
}

/**
 * How far an order is, 0 to 100, so that it agrees with its steps: one that waits beside its way is as far as it had
 * come, though its own status lies late in the flow.
 */
export function shopperPercentage({
  status,
  flow,
  statusLog,
  percentComplete,
}: Pick<Order, 'status' | 'flow' | 'statusLog' | 'percentComplete'>): number {
  if (!isWaitingAside(status)) return percentComplete;
  const last = statusLog.map((entry) => entry.status).findLast((code) => !isWaitingAside(code));
  const reached = last !== undefined && isOrderStatusCode(last) ? completionAt(orderFlows[flow], last) : null;
  return reached === null ? percentComplete : Math.round(100 * reached);
}

/** Tells whether the shopper may try to pay: nothing was taken, and only the payment is missing. */
export const canPay = ({ payment }: Pick<Order, 'payment'>): boolean => payment.payable ?? false;

/** Tells whether the money is not certain yet, so that the page has to ask again. */
export function isWaiting({ payment, flow }: Pick<Order, 'payment' | 'flow'>): boolean {
  // A bespoke order is paid when it is agreed, and not by card.
  return (
    flow !== 'bespoke' &&
    !canPay({ payment }) &&
    (payment.state === 'pending' || payment.state === 'authorised')
  );
}

/** Tells whether its gift cards are about to be sent, which happens by itself for a paid order of gift cards only. */
export const isSending = ({ status, ...order }: Pick<Order, 'status' | 'shippingMethod'>): boolean =>
  status === 'paid' && !isDelivered(order);

/** Tells whether a status is that of an order which has left. */
export const isLeaving = (status: string): boolean => status === 'complete' || status === 'bespoke_shipped';

/** Tells whether nothing more is to be sent: it has left, or has ended otherwise. */
export function hasLeft({ status, statusLog }: Pick<Order, 'status' | 'statusLog'>): boolean {
  return ended[status] !== undefined || [{ status }, ...statusLog].some((entry) => isLeaving(entry.status));
}

/** Tells whether it was cancelled: the money goes back, and nothing of it was ever sent. */
export function isCalledOff({
  status,
  statusLog = [],
}: Pick<Order, 'status'> & Partial<Pick<Order, 'statusLog'>>): boolean {
  return ended[status] === 'refunded' && !statusLog.some((entry) => isLeaving(entry.status));
}

/** Keys of a shopper's words for each status: of a factory's steps they know no more than its stages. */
const statusWords = {
  new: 'statusNew',
  to_be_paid: 'statusToBePaid',
  paid: 'stagePaid',
  processing: 'beingMade',
  label_printed: 'beingMade',
  printed: 'beingMade',
  consolidated: 'packing',
  packing: 'packing',
  disputed: 'statusDisputed',
  issue: 'statusIssue',
  complete: 'statusShipped',
  exchanged: 'exchanged',
  refunded: 'refunded',
  quote: 'quoted',
  bespoke_idle: 'statusIdle',
  bespoke_requested_terms: 'statusTermsRequested',
  bespoke_authorised_terms: 'statusTermsAuthorised',
  bespoke_mockup: 'mockup',
  bespoke_approved: 'statusApproved',
  bespoke_paid: 'stagePaid',
  po_confirmed: 'statusPoConfirmed',
  bespoke_production: 'statusProduction',
  bespoke_documents_printed: 'statusDocuments',
  bespoke_sorted: 'statusSorted',
  bespoke_printing: 'statusPrinting',
  bespoke_packing: 'packing',
  bespoke_shipped: 'statusShipped',
  bespoke_refunded: 'refunded',
} as const satisfies Readonly<Record<OrderStatusCode, string>>;

/** A status in words; one that is unknown as it stands. */
export function statusName(t: OrdersTexts, status: string): string {
  return isOrderStatusCode(status) ? t(statusWords[status]) : status;
}

/** Tells whether the shopper may still change it: it is paid, and not made yet. */
export function isChangeable({ status, flow, payment }: Pick<Order, 'status' | 'flow' | 'payment'>): boolean {
  return (
    flow !== 'bespoke' &&
    payment.state === 'paid' &&
    isOrderStatusCode(status) &&
    isBeforeProduction({ status })
  );
}

/** Tells whether the page of returns has something for the shopper: goods that can still be sent back, or a label. */
export function isReturnable({ returnable = false }: Pick<Order, 'returnable'>): boolean {
  return returnable;
}
