import type { PaymentMethod, PlaceOrderAnswer } from '@omnis/contract';
import { unitsTaken } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, settle, type Failure, type Result } from '../../http/answer.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import type { Division } from '../../tenancy/division.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import {
  declinedField,
  PaymentUnavailable,
  type ConfirmOutcome,
  type IntentState,
} from '../payments/processor.ts';
import { peekVariants } from '../stock/stock.ts';
import { attemptById, releaseAttempt, updateAttempt } from './attempts.repository.ts';
import type { BegunCheckout } from './begin-checkout.ts';
import { changeSince } from './change-since.ts';
import { cancelPayment } from './checkout.jobs.ts';
import { createLastUnits } from './last-units.ts';
import { busy, storedAnswer, toStored } from './stored-answer.ts';
import type { WriteOrder } from './write-order.ts';
import type { OrderPayment } from './written-order.ts';

/** A checkout on its way, with its payment. */
export interface CheckoutAt {
  division: Division;
  /** Id of the checkout. */
  attempt: string;
  /** By which it is held. */
  turn: number;
  /** null: nothing is to be paid. */
  intent: string | null;
}

/** Means that a checkout is paid with. */
export interface PaidWith {
  readonly paymentMethod: string;
  /** The way to pay that it is of. */
  readonly payBy: PaymentMethod;
  /** Where a page that asks the shopper, such as the bank's, sends them back to. */
  readonly returnUrl: string;
}

/** Error when the processor does not answer before anything was charged. */
export const unavailable = (): Failure =>
  fail(
    'payment_unavailable',
    'Payments cannot be taken at the moment. Nothing was charged. Try again in a minute.',
  );

/** The second half of a checkout: pay, then write the order. */
export function createCarryOut(
  { database, jobs, logger }: Pick<Core, 'database' | 'jobs' | 'logger'>,
  deps: { payments: PaymentsService; catalogue: CatalogueLookups; writeOrder: WriteOrder },
) {
  const { payments, catalogue, writeOrder } = deps;
  const lastUnits = createLastUnits();

  /**
   * Ends a checkout without an order; an authorisation is let go by a job. A checkout that has come to its end
   * already keeps its answer, and one that was taken up by somebody else is left to them.
   */
  async function fall(
    at: CheckoutAt,
    failure: Failure,
    tried?: { message: string; methodName: string },
  ): Promise<Result<PlaceOrderAnswer>> {
    const { division, attempt, turn, intent } = at;
    const ended = await database.tenant(division.id, async (db) => {
      const found = await attemptById(db, division.id, { id: attempt, lock: true });
      const known = found && found.state !== 'requires_action' ? storedAnswer(found) : null;
      if (known) return known;
      if (found?.turn !== turn) return busy();
      await Promise.all([
        updateAttempt(
          db,
          { division: division.id, id: attempt, turn },
          { state: 'failed', answer: toStored(failure) },
        ),
        intent === null ? undefined : jobs.enqueue(db, cancelPayment, { division: division.id, intent }),
        intent !== null && tried
          ? payments.recordAttempt(db, division.id, {
              intent,
              message: tried.message,
              success: false,
              methodName: tried.methodName,
            })
          : undefined,
      ]);
      return failure;
    });
    jobs.wake();
    return ended;
  }

  /** Writes the order of a checkout whose payment stands; when it cannot be written, the payment is let go. */
  async function complete(
    at: CheckoutAt,
    payment: Pick<OrderPayment, 'state' | 'methodName'>,
  ): Promise<Result<PlaceOrderAnswer>> {
    const { division, attempt, turn, intent } = at;
    const written = await settle(() =>
      database.tenant(division.id, (db) =>
        writeOrder(db, { division, attempt, turn, payment: { ...payment, intent } }),
      ),
    );
    if (!written.ok) return fall(at, written);
    jobs.wake();
    const { productIds, answer } = written.value;
    if (productIds.length > 0) {
      // The order stands whatever becomes of this; the next change of the products reads the stock again.
      await catalogue
        .stockChanged(division.id, productIds)
        .catch((error: unknown) => logger.error({ err: error }, 'stock in memory'));
    }
    return answer;
  }

  /** Carries on after an answer of the processor. */
  async function follow(
    at: CheckoutAt,
    outcome: ConfirmOutcome | IntentState,
  ): Promise<Result<PlaceOrderAnswer>> {
    const { division, attempt, turn, intent } = at;
    switch (outcome.kind) {
      case 'authorised':
      case 'captured':
        return complete(at, { state: 'authorised', methodName: outcome.methodName });
      case 'unknown':
        return complete(at, { state: 'pending', methodName: outcome.methodName });
      case 'declined':
        return fall(at, fail(outcome.code, outcome.message, declinedField(outcome.message)), outcome);
      case 'open':
      case 'cancelled':
        return fall(
          at,
          fail(
            'authentication_failed',
            'The payment was not finished. Place your order again.',
            'paymentMethod',
          ),
        );
      case 'requires_action': {
        const { challengeUrl, clientSecret } = outcome;
        const answer = ok({
          status: 'requires_action' as const,
          paymentIntent: intent ?? '',
          challengeUrl,
          clientSecret,
        });
        const noted = await database.tenant(division.id, (db) =>
          updateAttempt(
            db,
            { division: division.id, id: attempt, turn },
            { state: 'requires_action', answer: toStored(answer) },
          ),
        );
        return noted ? answer : busy();
      }
    }
  }

  /**
   * The ways by which a payment may be made: a card alone, or each of the others that the store offers, as the element in the
   * shop is made with them.
   */
  function methodsFor(division: Division, payBy: PaymentMethod): readonly PaymentMethod[] {
    const express = payBy === 'card' ? null : payments.express(division);
    return express?.methods ?? ['card'];
  }

  /** Pays and writes the order. Every step can be repeated: the processor knows the checkout by its id. */
  async function carryOut(
    division: Division,
    checkout: BegunCheckout,
    method: PaidWith,
  ): Promise<Result<PlaceOrderAnswer>> {
    const { id: attempt, turn, amountMinor, goods } = checkout;
    if (amountMinor === 0)
      return complete({ division, attempt, turn, intent: null }, { state: 'paid', methodName: '' });
    return lastUnits.inTurn(division.id, goods?.wanted ?? [], (hasWaited) =>
      takeMoney(division, checkout, { ...method, hasWaited }),
    );
  }

  /** Why a checkout would come to nothing as the stock stands now; null when it would not. It is decided under the lock. */
  async function tooLate(db: Db, division: Division, { goods }: BegunCheckout): Promise<Failure | null> {
    if (!goods || goods.wanted.length === 0) return null;
    const ids = [...unitsTaken(goods.lines).keys()];
    return changeSince(goods, await peekVariants(db, division.id, ids));
  }

  /** Authorises the card and goes on by its answer, unless the goods are gone already. */
  async function takeMoney(
    division: Division,
    checkout: BegunCheckout,
    { hasWaited, payBy, ...method }: PaidWith & { hasWaited: boolean },
  ): Promise<Result<PlaceOrderAnswer>> {
    const { id: attempt, turn, amountMinor, currency } = checkout;
    const held = { division: division.id, id: attempt, turn };
    const processor = payments.of(division);
    let { intent } = checkout;
    try {
      if (hasWaited) {
        const gone = await database.tenant(division.id, (db) => tooLate(db, division, checkout));
        if (gone) return await fall({ division, attempt, turn, intent }, gone);
      }
      if (intent === null) {
        const metadata = { division: String(division.id), attempt };
        const created = await processor.createIntent({
          amountMinor,
          currency,
          idempotencyKey: attempt,
          metadata,
          methods: methodsFor(division, payBy),
        });
        intent = created.id;
        // Noted before the card is tried, so that whatever is authorised can be found again.
        const [noted, gone] = await database.tenant(division.id, (db) =>
          Promise.all([
            updateAttempt(db, held, { state: 'authorising', intent: created.id }),
            // Sent along with what is noted: whoever is too late is told so before their card is asked.
            tooLate(db, division, checkout),
          ]),
        );
        if (!noted) return busy();
        if (gone) return await fall({ division, attempt, turn, intent }, gone);
      }
      const outcome = await processor.confirm(intent, method);
      return await follow({ division, attempt, turn, intent }, outcome);
    } catch (error) {
      // Not an answer for repeats: nobody is at work on it now, so the same key may try again at once.
      const released = database.tenant(division.id, (db) => releaseAttempt(db, held));
      if (!(error instanceof PaymentUnavailable)) {
        // When this fails too, a repeat waits until the lease runs out.
        await released.catch(() => undefined);
        throw error;
      }
      logger.error({ err: error, division: division.id, attempt }, 'payment unavailable');
      await released;
      return unavailable();
    }
  }

  return { carryOut, follow, fall, complete };
}

/** The second half of a checkout. */
export type CarryOut = ReturnType<typeof createCarryOut>;
