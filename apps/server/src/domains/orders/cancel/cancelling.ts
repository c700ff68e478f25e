import type { Db } from '../../../database/connection.ts';
import { ok, type Result } from '../../../http/answer.ts';
import { giveBackUses } from '../../discounts/discount-uses.ts';
import type { Division } from '../../../tenancy/division.ts';
import { boughtCardsFailure } from '../../gift-cards/bought-cards.ts';
import { giveBackToCards } from '../../gift-cards/paying.ts';
import { orderCancelledMail } from '../../notifications/mail/order-change-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { giveStockBack, lockVariants } from '../../stock/stock.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import { readRefunds } from '../change/changes.repository.ts';
import { endUnpaid, moveOrder, type OrderMover } from '../move-order.ts';
import { setPaymentState } from '../new-order.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import { stateOf } from '../order-state.ts';
import { productsOf, stockOf } from '../order-stock.ts';
import { readItems } from '../order-lookups.ts';
import type { OrderRow } from '../orders.types.ts';
import { holdsGoods } from '../payable.ts';
import { isSettled } from '../payments/payment-due.ts';
import type { Refunds } from '../refunds.ts';
import { notRestocked } from './cancel-rules.ts';

/** How an order is cancelled. */
export interface CancelWish {
  readonly by: OrderMover;
  /** As the order's log has it. */
  readonly logged: string;
  /** Why the money goes back, in words for the customer. */
  readonly refundReason: string;
  /** Words of the store for its customer's email; none unless told. */
  readonly words?: string;
  readonly restock: boolean;
  /** Where the links of the email lead; the store's own address unless told. */
  readonly origin?: string;
}

/** An order that was cancelled. */
export interface Cancelled {
  /** Goes back, in minor units. */
  readonly refundMinor: number;
  /** Products whose stock has changed. */
  readonly products: readonly number[];
}

/**
 * Cancels an order in the transaction of `db`, which holds its lock and has seen that it can be cancelled: what was paid goes
 * back, the goods go back into stock, its discounts can be used again, its customer is told.
 *
 * Fails with `conflict` where a gift card that was bought in it has been used. Nothing is written then.
 */
export type Cancelling = (
  db: Db,
  at: { division: Division; order: OrderRow },
  wish: CancelWish,
) => Promise<Result<Cancelled>>;

/**
 * Tells whether units of an order are still set aside: a failed payment has put them back, unless it was made before it
 * was paid.
 */
const holds = (order: OrderRow): boolean =>
  holdsGoods(order) || (order.status !== 'new' && order.status !== 'to_be_paid');

/** Builds the cancelling of orders, which customers and owners share. */
export function createCancelling({ mailer, refunds }: { mailer: Mailer; refunds: Refunds }): Cancelling {
  /** Ends an order whose money came, and gives it back. */
  async function endPaid(db: Db, order: OrderRow, { by, logged, refundReason }: CancelWish) {
    const moved = await moveOrder(db, {
      division: order.division_id,
      orderId: order.id,
      from: order.status,
      to: stateOf(order).flow === 'bespoke' ? 'bespoke_refunded' : 'refunded',
      reason: logged,
      by,
    });
    if (!moved.ok) return moved;
    const refund = await refunds.enqueue(db, moved.value.order, refundReason);
    return ok({ order: moved.value.order, ...refund });
  }

  /** Ends an order that nobody paid; gift cards that were to pay a part of it get that back. */
  async function endWithoutPayment(db: Db, order: OrderRow, { by, logged }: CancelWish) {
    const toCardsMinor = await giveBackToCards(db, order);
    await setPaymentState(db, order, { state: 'failed', giftCardMinor: 0 });
    const ended = await endUnpaid(db, order, { reason: logged, by });
    return ok({ order: ended.order, refundMinor: toCardsMinor, toCardsMinor });
  }

  return async (db, { division, order }, wish) => {
    const [items, given] = await Promise.all([readItems(db, order), readRefunds(db, order)]);
    const left = wish.restock && holds(order) ? notRestocked(items, given) : [];
    const stock = stockOf(left);
    // Before the gift cards, as every order locks them.
    const ids = stock.map(({ variantId }) => variantId);
    if (ids.length > 0) await lockVariants(db, division.id, ids);
    const used = await boughtCardsFailure(db, order);
    if (used) return used;
    const ended = isSettled(order)
      ? await endPaid(db, order, wish)
      : await endWithoutPayment(db, order, wish);
    if (!ended.ok) return ended;
    const { order: cancelled, ...refund } = ended.value;
    const facts = orderMailFacts(cancelled, items);
    await Promise.all([
      giveStockBack(db, division.id, stock),
      giveBackUses(db, order),
      tellWebhooks(db, division.id, [{ event: 'order.cancelled', about: { id: order.id } }]),
      mailer.send(db, division, {
        kind: 'order.cancelled',
        dedupeKey: `order.cancelled:${order.id}`,
        order: order.id,
        to: order.email,
        ...(wish.origin === undefined ? {} : { origin: wish.origin }),
        language: facts.language,
        draft: (brand) => orderCancelledMail(brand, facts, { ...refund, words: wish.words ?? '' }),
      }),
    ]);
    return ok({ refundMinor: refund.refundMinor, products: productsOf(left) });
  };
}
