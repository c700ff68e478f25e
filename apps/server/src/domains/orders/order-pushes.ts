import { languageOf, type OrderStatusCode } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { sayInMail, type SayInMail } from '../../texts/mails/mail-words.ts';
import type { PushService } from '../notifications/push/push.service.ts';
import type { OrderRow } from './orders.types.ts';

/** Tells browsers of orders; what they are told of is said by mail too. */
export type OrderPushes = Pick<PushService, 'tell'>;

/** A message in somebody's language. */
type Words = (say: SayInMail, number: string) => { readonly title: string; readonly body: string };

const restWords: Words = (say, number) => ({
  title: say('The rest of your order is on its way'),
  body: say('The rest of order {number} has been packed and given to the carrier.', { number }),
});

/**
 * Words of a push message about a move: that an order leaves, and what happens to it afterwards; null for all others.
 */
function moveWords(status: OrderStatusCode, isRest: boolean): Words | null {
  switch (status) {
    case 'complete':
    case 'bespoke_shipped':
      if (isRest) return restWords;
      return (say, number) => ({
        title: say('Your order is on its way'),
        body: say('Order {number} has been packed and given to the carrier.', { number }),
      });
    case 'exchanged':
      return (say, number) => ({
        title: say('Your exchange is arranged'),
        body: say('We exchange goods of order {number} for you.', { number }),
      });
    case 'refunded':
    case 'bespoke_refunded':
      return (say, number) => ({
        title: say('Your refund is on its way'),
        body: say('Order {number} is refunded. See the order page for details.', { number }),
      });
    default:
      return null;
  }
}

const parcelWords: Words = (say, number) => ({
  title: say('Your parcel is on its way'),
  body: say('A parcel of order {number} has been given to the carrier.', { number }),
});

const partWords: Words = (say, number) => ({
  title: say('Part of your order is on its way'),
  body: say('A parcel of order {number} has been given to the carrier. The rest follows.', { number }),
});

const returnWords =
  (returned: string): Words =>
  (say) => ({
    title: say('Your return has arrived'),
    body: say('Return {number} has arrived. See the order page for what happens next.', {
      number: returned,
    }),
  });

async function push(
  db: Db,
  pushes: OrderPushes,
  { order, dedupeKey, words }: { order: OrderRow; dedupeKey: string; words: Words },
): Promise<void> {
  await pushes.tell(db, order, {
    dedupeKey,
    content: (language) => ({
      ...words(sayInMail(languageOf(language)), order.number),
      href: `/receipt/${order.hash}`,
      // A newer message replaces the last one about the same order.
      tag: `order-${order.number}`,
    }),
  });
}

/**
 * Tells browsers of a move of an order, in its transaction.
 *
 * @param move.isRest - whether a parcel left before, so that this is the rest
 * @param move.logId - of the move's row in the status log
 */
export async function pushOfMove(
  db: Db,
  pushes: OrderPushes,
  {
    order,
    status,
    isRest,
    logId,
  }: { order: OrderRow; status: OrderStatusCode; isRest: boolean; logId: number | string },
): Promise<void> {
  const words = moveWords(status, isRest);
  if (words) await push(db, pushes, { order, words, dedupeKey: `order.status:${order.id}:${logId}` });
}

/** Tells browsers of a parcel of an order, in its transaction. @param of.isFirst - whether the rest is still with us */
export async function pushOfParcel(
  db: Db,
  pushes: OrderPushes,
  { order, code, isFirst }: { order: OrderRow; code: string; isFirst: boolean },
): Promise<void> {
  const words = isFirst ? partWords : parcelWords;
  await push(db, pushes, { order, words, dedupeKey: `order.parcel:${order.id}:${code}` });
}

/** Tells browsers that a return has arrived, in the transaction that books it. */
export async function pushOfReturn(
  db: Db,
  pushes: OrderPushes,
  { order, returned }: { order: OrderRow; returned: { readonly id: number; readonly number: string } },
): Promise<void> {
  const dedupeKey = `order.return_booked:${returned.id}`;
  await push(db, pushes, { order, words: returnWords(returned.number), dedupeKey });
}
