import type { Webhook, WebhookDelivery, WebhookEvent } from '@omnis/contract';
import type en from '../texts/webhooks/en.ts';
import type { WebhooksTexts } from '../texts/webhooks/index.ts';

/** Events as they are offered, in groups. */
export const eventGroups = [
  {
    title: 'orders',
    events: ['order.placed', 'order.paid', 'order.fulfilled', 'order.refunded', 'order.cancelled'],
  },
  { title: 'products', events: ['product.created', 'product.changed', 'product.deleted', 'stock.low'] },
  { title: 'customers', events: ['customer.created'] },
] as const satisfies readonly {
  readonly title: keyof typeof en;
  readonly events: readonly WebhookEvent[];
}[];

const eventTexts = {
  'order.placed': 'orderPlaced',
  'order.paid': 'orderPaid',
  'order.fulfilled': 'orderFulfilled',
  'order.refunded': 'orderRefunded',
  'order.cancelled': 'orderCancelled',
  'product.created': 'productCreated',
  'product.changed': 'productChanged',
  'product.deleted': 'productDeleted',
  'customer.created': 'customerCreated',
  'stock.low': 'stockLow',
  test: 'test',
} as const satisfies Readonly<Record<WebhookDelivery['event'], keyof typeof en>>;

/** An event in words. */
export const eventText = (t: WebhooksTexts, event: WebhookDelivery['event']): string => t(eventTexts[event]);

/** How something stands, in words with their colour. */
export interface StateText {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'error' | 'neutral';
}

/** How a webhook stands. */
export function webhookState(t: WebhooksTexts, { enabled, turnedOff, failingSince }: Webhook): StateText {
  if (turnedOff) return { text: t('turnedOff'), tone: 'error' };
  if (!enabled) return { text: t('off'), tone: 'neutral' };
  return failingSince === null ? { text: t('on'), tone: 'success' } : { text: t('failing'), tone: 'warning' };
}

/** How a delivery stands. */
export function deliveryState(
  t: WebhooksTexts,
  { state, attempts }: Pick<WebhookDelivery, 'state' | 'attempts'>,
): StateText {
  if (state === 'delivered') return { text: t('delivered'), tone: 'success' };
  if (state === 'failed') return { text: t('failed'), tone: 'error' };
  return attempts === 0
    ? { text: t('sending'), tone: 'neutral' }
    : { text: t('tryingAgain'), tone: 'warning' };
}

/** The last answer of a delivery in one line: its status and how long it took. */
export function answerText(
  t: WebhooksTexts,
  { status, duration, error, triedAt }: Pick<WebhookDelivery, 'status' | 'duration' | 'error' | 'triedAt'>,
): string {
  if (triedAt === null) return t('notSentYet');
  if (status === null) return error;
  return duration === null ? String(status) : t('statusIn', { status: String(status), duration });
}

/** The host of a webhook's address, which is what people know it by. */
export const hostOf = ({ url }: Pick<Webhook, 'url'>): string => URL.parse(url)?.host ?? url;
