import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import { giveBackToCards } from '../../gift-cards/paying.ts';
import { attemptWords } from '../../payments/attempt-words.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import { chargesOf, refundPartsOf, shareRefund } from '../charges/charges.ts';
import { writeCharges } from '../charges/charges.repository.ts';
import { findOrder } from '../order-lookups.ts';
import type { OrderRow } from '../orders.types.ts';
import { findRefund, insertRefund, settleRefund, type NewRefund } from './changes.repository.ts';

const refundAmount: JobKind<{ division: number; refund: string }> = {
  name: 'payments.refund-amount',
  title: 'Refund part of an order',
  schema: z.object({ division: z.number().int(), refund: z.string() }),
  retries: 12,
  retryDelay: 10,
  concurrency: 4,
};

/** Gives parts of payments back, by jobs. */
export interface AmountRefunds {
  /**
   * Notes an amount that goes back, in the transaction of `db` that holds the order's lock and has seen to it that no more
   * goes back than was taken: gift cards get theirs first and at once, a job gives the rest back by the way that it came. What
   * was paid outside of the platform is given back there, and counts as given back at once.
   *
   * @returns what went back to gift cards, in minor units
   */
  enqueue(db: Db, order: OrderRow, refund: Omit<NewRefund, 'giftCardMinor'>): Promise<number>;
}

/** Builds the refunds of amounts over the payment processor in use. */
export function createAmountRefunds(core: Core, payments: PaymentsService): AmountRefunds {
  const { database, jobs, logger } = core;

  jobs.handle(refundAmount, async ({ division, refund: id }) => {
    const { refund, order } = await database.tenant(division, async (db) => {
      const found = await findRefund(db, division, id);
      return {
        refund: found,
        order: found && (await findOrder(db, { division, id: found.order_id })),
      };
    });
    if (!refund || refund.state !== 'pending' || !order) return;
    const whole = [{ intent: order.payment_intent, minor: refund.amount_minor - refund.gift_card_minor }];
    const noted = refundPartsOf(refund);
    const failures: string[] = [];
    for (const { intent, minor } of noted.length === 0 ? whole : noted) {
      // Payments outside of the platform are refunded there.
      if (intent === null) continue;
      // An unreachable processor throws, and the job comes again with the same keys.
      const outcome = await payments.takerOf(division).refund(intent, {
        idempotencyKey:
          intent === order.payment_intent ? `refund:${division}:${id}` : `refund:${division}:${id}:${intent}`,
        amountMinor: minor,
      });
      const success = outcome.kind === 'refunded';
      if (outcome.kind === 'failed') failures.push(outcome.message);
      const message =
        outcome.kind === 'refunded'
          ? attemptWords.refundedInPart
          : attemptWords.refundFailed(outcome.message);
      const methodName =
        chargesOf(order).find((charge) => charge.intent === intent)?.method ?? order.payment_method;
      await database.tenant(division, (db) =>
        payments.recordAttempt(db, division, { intent, message, success, methodName }),
      );
    }
    await database.tenant(division, (db) =>
      settleRefund(db, refund, failures.length === 0 ? 'refunded' : 'failed'),
    );
    // The processor's word is final, so asking again would not help: staff see the attempt on the order.
    if (failures.length > 0)
      logger.error({ division, orderId: order.id, reasons: failures }, 'refund of an amount failed');
  });

  return {
    enqueue: async (db, order, refund) => {
      const giftCardMinor = await giveBackToCards(db, order, refund.amountMinor);
      const { parts, charges } = shareRefund(order, refund.amountMinor - giftCardMinor);
      // Money that was paid outside of the platform is given back there: nobody else can.
      const outside = parts.every(({ intent }) => intent === null);
      const later = chargesOf(order).length > 0;
      if (later) await writeCharges(db, order, { charges });
      const noted = { ...refund, giftCardMinor, outside, ...(later ? { parts } : {}) };
      const id = await insertRefund(db, order, noted);
      if (!outside) await jobs.enqueue(db, refundAmount, { division: order.division_id, refund: id });
      return giftCardMinor;
    },
  };
}
