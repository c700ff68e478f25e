import type { Core } from '../../core.ts';
import { fail } from '../../http/answer.ts';
import { readOrderedBasket } from '../basket/ordered-basket.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import type { Division } from '../../tenancy/division.ts';
import type { MarketingService } from '../marketing/marketing.service.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { findOrder } from '../orders/order-lookups.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { attemptById, attemptByIntent, takeUpAttempt, type AttemptRow } from './attempts.repository.ts';
import { settleCharge, settleCharges } from '../orders/charges/charge-order.ts';
import type { CarryOut } from './carry-out.ts';
import {
  cancelPayment,
  capturePayment,
  reconcilePayment,
  settleAttempt,
  subscribeShopper,
} from './checkout.jobs.ts';
import { createPaymentEndings } from './settle-payment.ts';
import { requestSchema, snapshotSchema } from './snapshot.ts';

/** Seconds that a shopper has for the bank's question. */
const challengeSeconds = 30 * 60;
/** Seconds between looks at a checkout that somebody works on. */
const lookAgain = 30;
/** How often a payment without an answer may be found untouched before it is let go, and seconds between the looks. */
const openLooks = 2;
const openPause = 2;

const brokenOff = () =>
  fail(
    'conflict',
    'Your order was interrupted before it was placed, and nothing was charged. Place it again.',
  );

/**
 * Jobs after a checkout, all safe to repeat: they capture money, clear up doubtful payments and settle checkouts that
 * were left half-way, so that no authorisation stays without an order.
 */
export function createSettlement(
  core: Core,
  deps: {
    payments: PaymentsService;
    catalogue: CatalogueLookups;
    mailer: Mailer;
    marketing: MarketingService;
    carry: CarryOut;
  },
) {
  const { database, jobs, divisions, logger } = core;
  const { payments, carry, marketing } = deps;
  const endings = createPaymentEndings(core, deps);
  settleCharges(core, deps);

  async function storeOf(id: number): Promise<Division> {
    const division = await divisions.byId(id);
    if (!division) throw new Error(`The store ${id} is not there`);
    return division;
  }

  async function paymentOf(division: number, orderId: number, state: string): Promise<string | null> {
    const order = await database.tenant(division, (db) => findOrder(db, { division, id: orderId }));
    return order?.payment_state === state ? order.payment_intent : null;
  }

  async function capture(division: number, orderId: number): Promise<void> {
    const intent = await paymentOf(division, orderId, 'authorised');
    if (intent === null) return;
    const at = { division: await storeOf(division), orderId, intent };
    const outcome = await payments
      .takerOf(division)
      .capture(intent, `capture:${division}:${orderId}:${intent}`);
    if (outcome.kind === 'captured') await endings.paid(at, outcome.methodName, { tell: false });
    else await endings.lost(at, outcome.message);
  }

  async function reconcile(division: number, orderId: number, looks: number): Promise<void> {
    const intent = await paymentOf(division, orderId, 'pending');
    if (intent === null) return;
    const at = { division: await storeOf(division), orderId, intent };
    const processor = payments.takerOf(division);
    const state = await processor.retrieve(intent);
    switch (state.kind) {
      case 'authorised':
      case 'captured': {
        // Captured here rather than by a job of its own: the shopper was in doubt and is told once it is certain.
        const outcome = await processor.capture(intent, `capture:${division}:${orderId}:${intent}`);
        if (outcome.kind === 'captured') return endings.paid(at, outcome.methodName, { tell: true });
        return endings.lost(at, outcome.message);
      }
      case 'open':
        // The lost call may still arrive at the processor.
        if (looks < openLooks) {
          const data = { division, orderId, looks: looks + 1 };
          return database.tenant(division, (db) =>
            jobs.enqueueLater(db, reconcilePayment, { data, afterSeconds: openPause }),
          );
        }
        await processor.cancel(intent);
        return endings.lost(at, 'The bank did not answer, and nothing was charged');
      case 'declined':
        await processor.cancel(intent);
        return endings.lost(at, state.message);
      case 'requires_action':
        await processor.cancel(intent);
        return endings.lost(at, 'The bank asked for a confirmation that was not given');
      case 'cancelled':
        return endings.lost(at, 'The payment was cancelled');
      case 'unknown':
        throw new Error(`The payment of order ${orderId} is still undecided`);
    }
  }

  /** Tells whether the shopper still has what the checkout was about, and so has not ordered it in another way. */
  async function stillWanted(division: Division, attempt: AttemptRow): Promise<boolean> {
    // An order that stands is looked at when the payment is put on it.
    if (attempt.pays_order_id !== null) return true;
    const { lines } = snapshotSchema.parse(attempt.snapshot);
    const { body } = requestSchema.parse(attempt.request);
    const { rows } = await database.tenant(division.id, (db) =>
      readOrderedBasket(db, { division, owner: attempt.owner, basket: body.basket }),
    );
    const keys = new Set(rows.map(({ key }) => key));
    return lines.every(({ key }) => keys.has(key));
  }

  const lookLater = (division: number, attempt: string, seconds: number): Promise<void> =>
    database.tenant(division, (db) =>
      jobs.enqueueLater(db, settleAttempt, { data: { division, attempt }, afterSeconds: seconds }),
    );

  async function settleChallenge(division: Division, attempt: AttemptRow): Promise<void> {
    const { id, turn, payment_intent: intent } = attempt;
    if (intent === null) return;
    const at = { division, attempt: id, turn, intent };
    const state = await payments.takerOf(division.id).retrieve(intent);
    if (state.kind === 'unknown') throw new Error(`The payment ${intent} is still undecided`);
    if (state.kind === 'requires_action') {
      const waited = (Date.now() - attempt.updated_at.getTime()) / 1000;
      if (waited < challengeSeconds) return lookLater(division.id, id, Math.ceil(challengeSeconds - waited));
      await carry.fall(
        at,
        fail(
          'authentication_failed',
          'You did not approve the payment with your bank in time. Place your order again.',
          'paymentMethod',
        ),
      );
      return;
    }
    // Approved at the bank, but the shop's page never came back to say so.
    const approved = state.kind === 'authorised' || state.kind === 'captured';
    if (approved && !(await stillWanted(division, attempt))) await carry.fall(at, brokenOff());
    else await carry.follow(at, state);
  }

  async function settle(divisionId: number, id: string): Promise<void> {
    const division = await storeOf(divisionId);
    const attempt = await database.tenant(divisionId, (db) => attemptById(db, divisionId, { id }));
    if (!attempt || attempt.state === 'done' || attempt.state === 'failed') return;
    if (attempt.state === 'requires_action') return settleChallenge(division, attempt);
    const taken = await database.tenant(divisionId, (db) =>
      takeUpAttempt(db, { division: divisionId, id }, database.processNumber),
    );
    if (!taken) return lookLater(divisionId, id, lookAgain);
    // Whoever began it has died. The shopper was not told that it went well, so it has not happened.
    logger.warn({ division: divisionId, attempt: id }, 'a checkout was broken off');
    const { turn, payment_intent: intent } = taken;
    await carry.fall({ division, attempt: id, turn, intent }, brokenOff());
  }

  jobs.handle(capturePayment, ({ division, orderId }) => capture(division, orderId));
  jobs.handle(reconcilePayment, ({ division, orderId, looks }) => reconcile(division, orderId, looks));
  jobs.handle(settleAttempt, ({ division, attempt }) => settle(division, attempt));
  jobs.handle(cancelPayment, ({ division, intent }) =>
    (division === null ? payments.processor : payments.takerOf(division)).cancel(intent),
  );
  jobs.handle(subscribeShopper, async ({ division, email, firstName, ...place }) => {
    const subscription = { mailingList: 'newsletter', email, firstName };
    await marketing.subscribe(await storeOf(division), subscription, { ...place, ip: null });
  });

  return {
    capture,
    reconcile,
    settle,

    /** The processor says that something has happened to a payment: the job that it concerns looks at once. */
    async noticed(notice: { id: string; division: string; attempt: string }): Promise<void> {
      const division = Number(notice.division);
      if (!(await divisions.byId(division))) return;
      await database.tenant(division, async (db) => {
        const attempt = await attemptByIntent(db, division, notice.id);
        if (!attempt) return;
        const { order_id: orderId, id } = attempt;
        if (orderId === null) return jobs.enqueue(db, settleAttempt, { division, attempt: id });
        await Promise.all([
          jobs.enqueue(db, reconcilePayment, { division, orderId, looks: 0 }),
          jobs.enqueue(db, capturePayment, { division, orderId }),
          jobs.enqueue(db, settleCharge, { division, orderId, intent: notice.id, looks: 0 }),
        ]);
      });
      jobs.wake();
    },
  };
}

/** Jobs after a checkout. */
export type Settlement = ReturnType<typeof createSettlement>;
