import { languageOf, type OrderStatusCode } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { sayInMail, type SayInMail } from '../../texts/mails/mail-words.ts';
import type { PushService } from '../notifications/push/push.service.ts';
import type { OrderRow } from './orders.repository.ts';

/** Tells browsers of orders; what they are told of is said by mail too. */
export type OrderPushes = Pick<PushService, 'tell'>;

/** A message in somebody's language. */
type Words = (say: SayInMail, number: string) => { readonly title: string; readonly body: string };

/** What browsers are told of a move: that an order leaves, and what becomes of it afterwards; null for all others. */
function moveWords(status: OrderStatusCode): Words | null {
  switch (status) {
    case 'complete':
    case 'bespoke_shipped':
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
        body: say('Order {number} is refunded. Its page tells how.', { number }),
      });
    default:
      return null;
  }
}

const parcelWords: Words = (say, number) => ({
  title: say('Your parcel is on its way'),
  body: say('A parcel of order {number} has been given to the carrier.', { number }),
});

const returnWords =
  (returned: string): Words =>
  (say) => ({
    title: say('Your return has arrived'),
    body: say('Return {number} has arrived. The page of your order tells what follows.', {
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
      // What is newer takes the place of what was said of the same order.
      tag: `order-${order.number}`,
    }),
  });
}

/** Tells browsers of a move of an order, in its transaction. @param move.logId - of the move's row in the status log */
export async function pushOfMove(
  db: Db,
  pushes: OrderPushes,
  { order, status, logId }: { order: OrderRow; status: OrderStatusCode; logId: number | string },
): Promise<void> {
  const words = moveWords(status);
  if (words) await push(db, pushes, { order, words, dedupeKey: `order.status:${order.id}:${logId}` });
}

/** Tells browsers of a parcel of an order, in its transaction. */
export async function pushOfParcel(
  db: Db,
  pushes: OrderPushes,
  { order, code }: { order: OrderRow; code: string },
): Promise<void> {
  await push(db, pushes, { order, words: parcelWords, dedupeKey: `order.parcel:${order.id}:${code}` });
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
