import type { OrdersTexts } from '../texts/orders/index.ts';
import { isLeaving, stagesOf, statusName, type Order } from './stages.ts';

/** Something that happened to an order. */
export interface Happened {
  readonly id: string;
  readonly time: string;
  readonly words: string;
  readonly reason: string;
}

/**
 * History of an order, newest first, in the words of its progress: shoppers know nothing of the labels and sorting of a
 * factory, so each stage is told once, at its beginning. A quote is told step by step.
 */
export function historyOf(
  t: OrdersTexts,
  order: Pick<Order, 'flow' | 'statusLog'> &
    Partial<Pick<Order, 'shippingMethod' | 'trackingCodes' | 'status' | 'cancelled'>>,
): readonly Happened[] {
  const stages = order.flow === 'bespoke' ? [] : stagesOf(order);
  const told: Happened[] = [];
  for (const { id, from, status, time, reason } of order.statusLog) {
    // Events within one status have been told above.
    if (from === status) continue;
    const stage = stages.find(({ statuses }) => statuses.some((code) => code === status));
    const ending = order.cancelled === true && status === order.status;
    const name = ending ? t('cancelled') : statusName(t, status);
    const words = stage ? t(stage.label) : name;
    if (reason === '' && told.at(-1)?.words === words) continue;
    told.push({ id, time, words, reason });
  }
  const left = order.statusLog.find(({ status }) => isLeaving(status))?.time;
  for (const { code, sentAt } of order.trackingCodes ?? []) {
    if (sentAt === undefined || (left !== undefined && sentAt > left)) continue;
    told.push({ id: code, time: sentAt, words: t('aPartLeft'), reason: '' });
  }
  return told.toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0)).toReversed();
}
