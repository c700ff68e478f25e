import { liveTopics } from '@omnis/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { recountOrder } from '../customers/recounts.ts';
import { takeCardsBack } from '../gift-cards/bought-cards.ts';
import { giveBackToCards } from '../gift-cards/paying.ts';
import { attemptWords } from '../payments/attempt-words.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { chargesOf, missingMinor } from './charges/charges.ts';
import { writeOffOwed } from './charges/write-off.ts';
import { givenBackMinor, insertRefund, settleRefund } from './change/changes.repository.ts';
import { findOrder } from './order-lookups.ts';
import type { OrderRow } from './orders.types.ts';
import { isRefundStatus, stateOf } from './order-state.ts';

const refundPayment: JobKind<{ division: number; orderId: number; refund?: string | null | undefined }> = {
  name: 'payments.refund',
  title: 'Refund an order',
  schema: z.object({
    division: z.number().int(),
    orderId: z.number().int(),
    /** Refund that the customer is shown; null where nothing was left to be refunded. */
    refund: z.string().nullish(),
  }),
  retries: 12,
  retryDelay: 10,
  concurrency: 4,
};

/** Gives the money of refunded orders back, by jobs. */
export interface Refunds {
  /**
   * Gives back to gift cards what they paid, takes back the gift cards that were bought, notes what goes back for the
   * customer to see, and writes the job for the rest, in the transaction of `db`, in which the order was moved to a refunded
   * status.
   *
   * @param reason - in words for the customer
   * @returns what goes back, and what of it went back to gift cards, in minor units
   */
  enqueue(db: Db, order: OrderRow, reason: string): Promise<{ refundMinor: number; toCardsMinor: number }>;
}

/** The rest of a payment that was taken, in minor units: changes have lowered the total, other refunds have not. */
async function leftOf(db: Db, order: OrderRow): Promise<number> {
  if (order.payment_state !== 'paid' && order.payment_state !== 'authorised') return 0;
  return order.total_minor - missingMinor(order) - (await givenBackMinor(db, order));
}

async function settle(
  db: Db,
  { division, refund }: { division: number; refund?: string | null | undefined },
  state: 'refunded' | 'failed',
): Promise<void> {
  if (refund) await settleRefund(db, { division_id: division, id: refund }, state);
}

async function markRefunded(db: Db, order: OrderRow): Promise<void> {
  db.announce(liveTopics.queue);
  await recountOrder(db, order);
  await db.query
    .updateTable('orders')
    .set({ payment_state: 'refunded', updated_at: sql<Date>`now()` })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .execute();
}

/** Builds the refunds over the payment processor in use. */
export function createRefunds(core: Core, payments: PaymentsService): Refunds {
  const { database, jobs, logger } = core;

  /** Gives back what is left of later payments. @returns why the processor refused; null when it did not */
  async function refundLater(order: OrderRow): Promise<string | null> {
    const { division_id: division, id } = order;
    for (const { intent, minor, state, refundedMinor, method: methodName } of chargesOf(order)) {
      if (intent === null || state !== 'paid' || minor === refundedMinor) continue;
      const outcome = await payments.processor.refund(intent, {
        idempotencyKey: `refund:${division}:${id}:${intent}`,
        amountMinor: minor - refundedMinor,
      });
      const success = outcome.kind === 'refunded';
      const message =
        outcome.kind === 'refunded'
          ? attemptWords.refundedInPart
          : attemptWords.refundFailed(outcome.message);
      await database.tenant(division, (db) =>
        payments.recordAttempt(db, division, { intent, message, success, methodName }),
      );
      if (outcome.kind === 'failed') return outcome.message;
    }
    return null;
  }

  jobs.handle(refundPayment, async ({ division, orderId, refund }) => {
    const order = await database.tenant(division, (db) => findOrder(db, { division, id: orderId }));
    // A repeat, or an order that is not to be refunded after all.
    if (!order || order.payment_state === 'refunded' || !isRefundStatus(stateOf(order).status)) return;
    const intent = order.payment_intent;
    const later = await refundLater(order);
    if (later !== null) {
      await database.tenant(division, (db) => settle(db, { division, refund }, 'failed'));
      logger.error({ division, orderId, reason: later }, 'refund of a later payment failed');
      return;
    }
    if (intent === null) {
      // Nothing was taken: a free order, or one that was paid outside of the platform.
      await database.tenant(division, (db) =>
        Promise.all([markRefunded(db, order), settle(db, { division, refund }, 'refunded')]),
      );
      return;
    }
    // An unreachable processor throws, and the job comes again with the same key.
    const outcome = await payments.takerOf(division).refund(intent, {
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
        settle(db, { division, refund }, outcome.kind),
      ]);
    });
    // The processor's word is final, so asking again would not help: staff see the attempt on the order.
    if (outcome.kind === 'failed')
      logger.error({ division, orderId, reason: outcome.message }, 'refund failed');
  });

  return {
    enqueue: async (db, ended, reason) => {
      const order = await writeOffOwed(db, ended);
      await takeCardsBack(db, order);
      const toCardsMinor = await giveBackToCards(db, order);
      const amountMinor = Math.max(await leftOf(db, order), toCardsMinor);
      const noted = { amountMinor, giftCardMinor: toCardsMinor, reason };
      // Nothing is left: what was paid went back before, part by part.
      if (amountMinor === 0 && order.payment_state === 'paid' && order.total_minor > 0)
        await markRefunded(db, order);
      else {
        const refund = amountMinor > 0 ? await insertRefund(db, order, noted) : null;
        await jobs.enqueue(db, refundPayment, { division: order.division_id, orderId: order.id, refund });
      }
      return { refundMinor: amountMinor, toCardsMinor };
    },
  };
}
