import { isShipped, notifiesCustomer, trackingLink } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { Division } from '../../tenancy/division.ts';
import { recipientOf } from '../gift-cards/bought-cards.ts';
import { issueCards } from '../gift-cards/gift-cards.jobs.ts';
import {
  orderParcelMail,
  orderStatusMail,
  type ToldParcel,
} from '../notifications/mail/order-status-mails.ts';
import { parcelFacts } from './fulfilments/fulfilment-news.ts';
import { linesIn, standing } from './fulfilments/fulfilment-rules.ts';
import { readFulfilments } from './fulfilments/fulfilments.repository.ts';
import { quoteNewsMail, quoteNewsOf } from '../notifications/mail/quote-news-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { quoteOfOrder } from '../quotes/quote-of-order.ts';
import type { MovedOrder } from './move-order.ts';
import { orderMailFacts } from './order-mail-facts.ts';
import { pushOfMove, pushOfParcel, type OrderPushes } from './order-pushes.ts';
import { isRefundStatus, stateOf } from './order-state.ts';
import { isPartSent } from './parcels.ts';
import { readItems } from './order-lookups.ts';
import type { OrderRow } from './orders.types.ts';
import { readOrder } from './orders.view.ts';
import type { Refunds } from './refunds.ts';

/** Messages to customers while staff work on their orders, and the work that follows. */
export interface OrderNews {
  /** Mail, push messages, gift cards and refund that follow a move, in its transaction. */
  moved(db: Db, division: Division, moved: MovedOrder): Promise<void>;
  /** Mail and push message of a parcel that leaves ahead of its order or after it; the others come with the order's. */
  parcel(
    db: Db,
    division: Division,
    noted: {
      order: OrderRow;
      parcel: Pick<ToldParcel, 'code' | 'carrier'>;
      /** True when it leaves ahead of the rest of the order. */
      sent: boolean;
    },
  ): Promise<void>;
}

/** Builds the news of orders over the mailer and the push messages. */
export function createOrderNews(
  { jobs }: Pick<Core, 'jobs'>,
  { mailer, refunds, pushes }: { mailer: Mailer; refunds: Refunds; pushes: OrderPushes },
): OrderNews {
  return {
    moved: async (db, division, { order, status, from, logId }) => {
      const refund = isRefundStatus(status)
        ? await refunds.enqueue(db, order, 'Your order was refunded')
        : { refundMinor: 0, toCardsMinor: 0 };
      if (!notifiesCustomer(status)) return;
      const quote = await quoteOfOrder(db, order);
      const news = quote && quoteNewsOf(from, status);
      if (news === 'nothing') return;
      const items = await readItems(db, order);
      if (status === 'paid' && items.some((item) => recipientOf(item) !== null))
        await jobs.enqueue(db, issueCards, { division: division.id, orderId: order.id });
      const parcels = readOrder(order).trackingCodes;
      const trackingCodes = parcels.filter(({ sentAt }) => sentAt === undefined);
      const sent = isShipped({ status }) ? standing(await readFulfilments(db, order)) : [];
      const rest = sent.findLast((row) => row.sent_by === 'platform' && row.status_after === status);
      // Items sent by the store's team are no part of what staff send now.
      const ofStore = sent.filter((row) => row !== rest);
      const storeCodes = new Set(ofStore.map(({ code }) => code));
      const aheadCount = isShipped({ status })
        ? parcels.filter(({ code, sentAt }) => sentAt !== undefined && !storeCodes.has(code)).length
        : 0;
      // Each of several parcels was told of as it left: the last of them was the rest of the order.
      if (aheadCount > 1 && trackingCodes.length === 0) return;
      const isRest = aheadCount > 0 || ofStore.length > 0;
      const facts =
        rest && ofStore.length > 0 ? parcelFacts(order, items, linesIn(rest)) : orderMailFacts(order, items);
      await mailer.send(db, division, {
        kind: `order.${status}`,
        dedupeKey: `order.status:${order.id}:${logId}`,
        order: order.id,
        to: order.email,
        language: facts.language,
        draft: (brand) =>
          news
            ? quoteNewsMail(
                brand,
                // The goods may go to somebody else than who asked for them.
                { ...facts, firstName: order.customer_name.split(' ')[0] ?? '' },
                { news, poNumber: quote.poNumber },
              )
            : orderStatusMail(brand, facts, { status, trackingCodes, isRest, refund }),
      });
      await pushOfMove(db, pushes, { order, status, isRest, logId });
    },

    parcel: async (db, division, { order, parcel, sent }) => {
      const hasLeft = isShipped(stateOf(order));
      if (!hasLeft && !sent) return;
      const isFirst = !hasLeft && !isPartSent(order);
      const facts = orderMailFacts(order, await readItems(db, order));
      await mailer.send(db, division, {
        kind: 'order.parcel',
        dedupeKey: `order.parcel:${order.id}:${parcel.code}`,
        order: order.id,
        to: order.email,
        language: facts.language,
        draft: (brand) => orderParcelMail(brand, facts, { ...parcel, url: trackingLink(parcel), isFirst }),
      });
      await pushOfParcel(db, pushes, { order, code: parcel.code, isFirst });
    },
  };
}
