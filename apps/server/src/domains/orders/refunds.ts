import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { takeCardsBack } from '../gift-cards/bought-cards.ts';
import { giveBackToCards } from '../gift-cards/paying.ts';
import { attemptWords } from '../payments/attempt-words.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { findOrder, type OrderRow } from './orders.repository.ts';
import { isRefundStatus, stateOf } from './order-state.ts';

const refundPayment: JobKind<{ division: number; orderId: number }> = {
  name: 'payments.refund',
  schema: z.object({ division: z.number().int(), orderId: z.number().int() }),
  retries: 12,
  retryDelay: 10,
};

/** Gives the money of refunded orders back, by jobs. */
export interface Refunds {
  /**
   * Gives back to gift cards what they paid, takes back the gift cards that were bought, and writes the job for the rest, in
   * the transaction of `db`, in which the order was moved to a refunded status.
   *
   * @returns what went back to gift cards, in minor units
   */
  enqueue(db: Db, order: OrderRow): Promise<number>;
}

async function markRefunded({ query }: Db, order: OrderRow): Promise<void> {
  await query
    .updateTable('orders')
    .set({ payment_state: 'refunded', updated_at: sql<Date>`now()` })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .execute();
}

/** Builds the refunds over the payment processor in use. */
export function createRefunds(core: Core, payments: PaymentsService): Refunds {
  const { database, jobs, logger } = core;

  jobs.handle(refundPayment, async ({ division, orderId }) => {
    const order = await database.tenant(division, (db) => findOrder(db, { division, id: orderId }));
    // A repeat, or an order that is not to be refunded after all.
    if (!order || order.payment_state === 'refunded' || !isRefundStatus(stateOf(order).status)) return;
    const intent = order.payment_intent;
    if (intent === null) {
      // Nothing was taken: a free order, or one that was paid outside of the platform.
      await database.tenant(division, (db) => markRefunded(db, order));
      return;
    }
    // An unreachable processor throws, and the job comes again with the same key.
    const outcome = await payments.processor.refund(intent, {
      idempotencyKey: `refund:${division}:${orderId}`,
    });
    const { payment_method: methodName } = order;
    await database.tenant(division, async (db) => {
      const success = outcome.kind === 'refunded';
      const message =
        outcome.kind === 'refunded' ? attemptWords.refunded : attemptWords.refundFailed(outcome.message);
      await Promise.all([
        payments.recordAttempt(db, division, { intent, message, success, methodName }),
        success ? markRefunded(db, order) : undefined,
      ]);
    });
    // The processor's word is final, so asking again would not help: staff see the attempt on the order.
    if (outcome.kind === 'failed')
      logger.error({ division, orderId, reason: outcome.message }, 'refund failed');
  });

  return {
    enqueue: async (db, order) => {
      await takeCardsBack(db, order);
      const toCardsMinor = await giveBackToCards(db, order);
      await jobs.enqueue(db, refundPayment, { division: order.division_id, orderId: order.id });
      return toCardsMinor;
    },
  };
}
