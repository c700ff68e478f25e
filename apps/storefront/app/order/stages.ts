import {
  completionAt,
  isBeforeProduction,
  isOrderStatusCode,
  isSetAside,
  orderFlows,
  orderStatuses,
  type OrderStatusCode,
} from '@omnis/models';
import type { FlowStep } from '@omnis/ui';
import type { ReadValue } from '../data/reads.ts';

/** An order as the one who placed it sees it. */
export type Order = ReadValue<'ordersGet'>;

/** A stage of an order in a shopper's words, with the statuses that it stands for. */
interface Stage {
  readonly label: string;
  readonly statuses: readonly OrderStatusCode[];
}

const retail: readonly Stage[] = [
  { label: 'Ordered', statuses: ['new', 'to_be_paid'] },
  { label: 'Paid', statuses: ['paid'] },
  { label: 'Being made', statuses: ['processing', 'label_printed', 'printed'] },
  { label: 'Packing', statuses: ['consolidated', 'packing'] },
  { label: 'On its way', statuses: ['complete'] },
];

const bespoke: readonly Stage[] = [
  {
    label: 'Quoted',
    statuses: ['quote', 'bespoke_idle', 'bespoke_requested_terms', 'bespoke_authorised_terms'],
  },
  { label: 'Mock-up', statuses: ['bespoke_mockup', 'bespoke_approved'] },
  { label: 'Paid', statuses: ['bespoke_paid', 'po_confirmed'] },
  {
    label: 'Being made',
    statuses: ['bespoke_production', 'bespoke_documents_printed', 'bespoke_sorted', 'bespoke_printing'],
  },
  { label: 'Packing', statuses: ['bespoke_packing'] },
  { label: 'On its way', statuses: ['bespoke_shipped'] },
];

/** Whether an order waits beside its way. */
const waits = (status: string): boolean => isOrderStatusCode(status) && isSetAside(status);
/** Statuses in which an order has ended otherwise than with a parcel, in a shopper's words. */
const ended: Readonly<Record<string, string>> = {
  exchanged: 'Exchanged',
  refunded: 'Refunded',
  bespoke_refunded: 'Refunded',
};

function stageAt(stages: readonly Stage[], status: string): number {
  return stages.findIndex(({ statuses }) => statuses.some((code) => code === status));
}

function flowStep(label: string, state: FlowStep['state']): FlowStep {
  return {
    key: label,
    state,
    choices: [{ key: label, label, current: state === 'current', visited: state !== 'todo' }],
  };
}

/**
 * The steps of an order in a shopper's words (platform.md §4 Order status flows): done, current and to do. An order with
 * an issue stays at the furthest stage that its log has; one that ended otherwise has that end after the stages that it
 * went through.
 */
export function shopperSteps({
  status,
  flow,
  statusLog,
}: Pick<Order, 'status' | 'flow' | 'statusLog'>): readonly FlowStep[] {
  const stages = flow === 'bespoke' ? bespoke : retail;
  const end = ended[status];
  const reached = [status, ...statusLog.map((entry) => entry.status)].map((code) => stageAt(stages, code));
  const furthest = Math.max(...reached);
  if (end !== undefined) {
    const through = stages.slice(0, furthest + 1).map(({ label }) => flowStep(label, 'done'));
    return [...through, flowStep(end, 'done')];
  }
  const at = waits(status) ? furthest : stageAt(stages, status);
  const isOver = at === stages.length - 1;
  return stages.map(({ label }, position) =>
    flowStep(
      label,
      position < at || (position === at && isOver) ? 'done' : position === at ? 'current' : 'todo',
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
  if (!waits(status)) return percentComplete;
  const last = statusLog.map((entry) => entry.status).findLast((code) => !waits(code));
  const reached = last !== undefined && isOrderStatusCode(last) ? completionAt(orderFlows[flow], last) : null;
  return reached === null ? percentComplete : Math.round(100 * reached);
}

/** Whether the money is not certain yet, so that the page has to ask again. */
export function isWaiting({ payment, flow }: Pick<Order, 'payment' | 'flow'>): boolean {
  // A bespoke order is paid when it is agreed, and not by card.
  return flow !== 'bespoke' && (payment.state === 'pending' || payment.state === 'authorised');
}

/** What an order's page says at its head. */
export interface Headline {
  readonly title: string;
  readonly text: string;
}

/** The news of an order in a shopper's words. */
export function headlineOf({
  status,
  flow,
  payment,
  email,
  shippingAddress: { firstName },
}: Pick<Order, 'status' | 'flow' | 'payment' | 'email' | 'shippingAddress'>): Headline {
  const thanks = firstName === '' ? 'Thank you' : `Thank you, ${firstName}`;
  if (payment.state === 'failed') {
    return {
      title: 'Your payment did not go through',
      text: 'Nothing was charged, and the order is not made until it is paid. The price stays the same.',
    };
  }
  if (payment.state === 'refunded' || status === 'refunded' || status === 'bespoke_refunded') {
    return { title: 'Your order was refunded', text: 'Your bank may take a few days to show it.' };
  }
  if (payment.state === 'pending' && flow !== 'bespoke') {
    return {
      title: thanks,
      text: 'Your order is in. We are waiting for your bank to confirm the payment; this page shows it as soon as it does.',
    };
  }
  switch (status) {
    case 'complete':
    case 'bespoke_shipped':
      return { title: 'Your order is on its way', text: `We have written to ${email}.` };
    case 'exchanged':
      return { title: 'Your order was exchanged', text: `We have written to ${email}.` };
    case 'disputed':
    case 'issue':
      return {
        title: 'We are looking into your order',
        text: `Something needs our attention. We will write to ${email}.`,
      };
    case 'processing':
    case 'label_printed':
    case 'printed':
    case 'bespoke_production':
    case 'bespoke_printing':
      return { title: 'Your order is being made', text: `We will write to ${email} when it leaves us.` };
    case 'consolidated':
    case 'packing':
    case 'bespoke_packing':
      return { title: 'Your order is being packed', text: `We will write to ${email} when it leaves us.` };
    default:
      return { title: thanks, text: `Your order is in. A confirmation is on its way to ${email}.` };
  }
}

/** A status in words; one that is unknown as it stands. */
export function statusName(status: string): string {
  return isOrderStatusCode(status) ? orderStatuses[status].name : status;
}

/** Whether the shopper may still change it: it is paid, and not made yet. */
export function isChangeable({ status, flow, payment }: Pick<Order, 'status' | 'flow' | 'payment'>): boolean {
  return (
    flow !== 'bespoke' &&
    payment.state === 'paid' &&
    isOrderStatusCode(status) &&
    isBeforeProduction({ status })
  );
}

/** Whether goods of it may be sent back: it has left. */
export function isReturnable({ status, flow }: Pick<Order, 'status' | 'flow'>): boolean {
  return flow !== 'bespoke' && (status === 'complete' || status === 'exchanged');
}

/** Whether the shopper may try to pay: nothing was taken, and it waits for nothing but that. */
export function canPay({ status, flow, payment }: Pick<Order, 'status' | 'flow' | 'payment'>): boolean {
  return flow !== 'bespoke' && payment.state === 'failed' && (status === 'new' || status === 'to_be_paid');
}
