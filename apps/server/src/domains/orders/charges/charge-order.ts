import { languageOf, formatMoney } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import { paymentRecordedMail } from '../../notifications/mail/payment-recorded-mail.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { chargesOf, type Charge } from './charges.ts';
import { writeCharges } from './charges.repository.ts';
import { noteOnOrder, systemMover } from '../move-order.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import { noticeLostPayment } from '../order-notices.ts';
import { findOrder, readItems } from '../order-lookups.ts';
import type { OrderRow } from '../orders.types.ts';
import { readOrder } from '../orders.view.ts';
import { attemptWords } from '../../payments/attempt-words.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';

/** Takes the money of a later payment of an order, or finds out what became of it. `looks`: how often it was open. */
export const settleCharge: JobKind<{ division: number; orderId: number; intent: string; looks: number }> = {
  name: 'checkout.charge',
  title: 'Capture a later payment of an order',
  schema: z.object({
    division: z.number().int(),
    orderId: z.number().int(),
    intent: z.string(),
    looks: z.number().int(),
  }),
  retries: 15,
  retryDelay: 5,
  concurrency: 4,
};

/** How often a payment without an answer may be found untouched before it is let go, and seconds between the looks. */
const openLooks = 2;
const openPause = 2;

/** A payment as it is noted on an order. */
interface LaterPayment {
  /** Null where the processor was not needed. */
  readonly intent: string | null;
  readonly methodName: string;
}

/** Notes a later payment on an order under its lock: it pays what is owed. */
export async function beginCharge(
  db: Db,
  { jobs }: Pick<Core, 'jobs'>,
  { order, amountMinor, payment }: { order: OrderRow; amountMinor: number; payment: LaterPayment },
): Promise<void> {
  const { intent, methodName: method } = payment;
  if (intent === null) throw new Error('A later payment needs the processor');
  const charge: Charge = { minor: amountMinor, intent, method, state: 'open', refundedMinor: 0 };
  await writeCharges(db, order, {
    owedMinor: order.owed_minor - amountMinor,
    charges: [...chargesOf(order), charge],
  });
  const { division_id: division, id: orderId } = order;
  await jobs.enqueue(db, settleCharge, { division, orderId, intent, looks: 0 });
}

/** Settles later payments of orders, by jobs that are safe to repeat. */
export function settleCharges(
  { database, jobs, divisions }: Pick<Core, 'database' | 'jobs' | 'divisions'>,
  { payments, mailer }: { payments: PaymentsService; mailer: Mailer },
): void {
  const { processor } = payments;

  /** Ends a payment that is open, once, under the lock of its order. */
  function end(
    at: { division: number; orderId: number; intent: string },
    work: (db: Db, order: OrderRow, charge: Charge) => Promise<void>,
  ): Promise<void> {
    return database.tenant(at.division, async (db) => {
      const order = await findOrder(db, { division: at.division, id: at.orderId, lock: true });
      const charge = order && chargesOf(order).find(({ intent }) => intent === at.intent);
      if (order && charge?.state === 'open') await work(db, order, charge);
    });
  }

  function paid(at: { division: number; orderId: number; intent: string }, method: string): Promise<void> {
    return end(at, async (db, order, charge) => {
      const division = await divisions.byId(at.division, db);
      if (!division) throw new Error(`The store ${at.division} is not there`);
      const charges = chargesOf(order).map((each) =>
        each.intent === at.intent ? { ...each, method, state: 'paid' as const } : each,
      );
      const { currency } = readOrder(order);
      const facts = { ...orderMailFacts(order, await readItems(db, order)), totalMinor: charge.minor };
      await Promise.all([
        writeCharges(db, order, { charges }),
        noteOnOrder(db, order, {
          reason: `Paid ${formatMoney(charge.minor, currency)}: ${method}`,
          by: systemMover,
        }),
        payments.recordAttempt(db, at.division, {
          intent: at.intent,
          message: attemptWords.paid,
          success: true,
          methodName: method,
        }),
        mailer.send(db, division, {
          kind: 'order.payment_received',
          dedupeKey: `order.payment:${order.id}:${at.intent}`,
          order: order.id,
          to: order.email,
          language: languageOf(order.language),
          draft: (brand) => paymentRecordedMail(brand, facts),
        }),
      ]);
    });
  }

  function lost(at: { division: number; orderId: number; intent: string }, message: string): Promise<void> {
    return end(at, async (db, order, charge) => {
      await Promise.all([
        writeCharges(db, order, {
          owedMinor: order.owed_minor + charge.minor,
          charges: chargesOf(order).filter(({ intent }) => intent !== at.intent),
        }),
        payments.recordAttempt(db, at.division, {
          intent: at.intent,
          message,
          success: false,
          methodName: charge.method,
        }),
        noticeLostPayment(db, order, at.intent),
      ]);
    });
  }

  jobs.handle(settleCharge, async ({ looks, ...at }) => {
    const { division, orderId, intent } = at;
    const order = await database.tenant(division, (db) => findOrder(db, { division, id: orderId }));
    const charge = order && chargesOf(order).find((each) => each.intent === intent);
    if (charge?.state !== 'open') return;
    const state = await processor.retrieve(intent);
    switch (state.kind) {
      case 'authorised':
      case 'captured': {
        const outcome = await processor.capture(intent, `capture:${division}:${orderId}:${intent}`);
        return outcome.kind === 'captured' ? paid(at, outcome.methodName) : lost(at, outcome.message);
      }
      case 'open':
        if (looks < openLooks)
          return database.tenant(division, (db) =>
            jobs.enqueueLater(db, settleCharge, {
              data: { ...at, looks: looks + 1 },
              afterSeconds: openPause,
            }),
          );
        await processor.cancel(intent);
        return lost(at, 'The bank did not answer, and nothing was charged');
      case 'declined':
        await processor.cancel(intent);
        return lost(at, state.message);
      case 'requires_action':
        await processor.cancel(intent);
        return lost(at, 'The bank asked for a confirmation that was not given');
      case 'cancelled':
        return lost(at, 'The payment was cancelled');
      case 'unknown':
        throw new Error(`A later payment of order ${orderId} is still undecided`);
    }
  });
}
