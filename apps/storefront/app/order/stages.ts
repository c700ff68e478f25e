import { isOrderStatusCode, orderStatuses, type OrderStatusCode } from '@omnis/models';
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

/** Statuses that lie beside the way: the order waits, or it has ended otherwise. */
const beside: ReadonlySet<string> = new Set([
  'disputed',
  'issue',
  'exchanged',
  'refunded',
  'bespoke_refunded',
]);

function stageAt(stages: readonly Stage[], status: string): number {
  return stages.findIndex(({ statuses }) => statuses.some((code) => code === status));
}

/**
 * The steps of an order in a shopper's words (platform.md §4 Order status flows): done, current and to do. An order with
 * an issue stays at the furthest stage that its log has.
 */
export function shopperSteps({
  status,
  flow,
  statusLog,
}: Pick<Order, 'status' | 'flow' | 'statusLog'>): readonly FlowStep[] {
  const stages = flow === 'bespoke' ? bespoke : retail;
  const isBeside = beside.has(status);
  const reached = [status, ...statusLog.map((entry) => entry.status)].map((code) => stageAt(stages, code));
  const at = isBeside ? Math.max(...reached) : stageAt(stages, status);
  const isOver = at === stages.length - 1;
  return stages.map(({ label }, position) => {
    const state =
      position < at || (position === at && isOver) ? 'done' : position === at ? 'current' : 'todo';
    return {
      key: label,
      state,
      choices: [{ key: label, label, current: state === 'current', visited: state !== 'todo' }],
    };
  });
}

/** Whether the money is not certain yet, so that the page has to ask again. */
export function isWaiting({ payment }: Pick<Order, 'payment'>): boolean {
  return payment.state === 'pending' || payment.state === 'authorised';
}

/** What an order's page says at its head. */
export interface Headline {
  readonly title: string;
  readonly text: string;
}

/** The news of an order in a shopper's words. */
export function headlineOf({
  status,
  payment,
  email,
  shippingAddress: { firstName },
}: Pick<Order, 'status' | 'payment' | 'email' | 'shippingAddress'>): Headline {
  const thanks = firstName === '' ? 'Thank you' : `Thank you, ${firstName}`;
  if (payment.state === 'failed') {
    return {
      title: 'Your payment did not go through',
      text: 'Nothing was charged, and the order will not be made. You can order again at any time.',
    };
  }
  if (payment.state === 'refunded' || status === 'refunded' || status === 'bespoke_refunded') {
    return { title: 'Your order was refunded', text: 'Your bank may take a few days to show it.' };
  }
  if (payment.state === 'pending') {
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
