import type { PlaceOrderAnswer } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { fail, type Result } from '../../http/answer.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import type { Division } from '../divisions/division.ts';
import type { MarketingService } from '../marketing/marketing.service.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { PaymentUnavailable } from '../payments/processor.ts';
import { attemptByIntent } from './attempts.repository.ts';
import {
  checkRequest,
  createBeginning,
  type Beginning,
  type Buyer,
  type PlaceBody,
} from './begin-checkout.ts';
import { createCarryOut, unavailable } from './carry-out.ts';
import { createQuotes } from './quote.ts';
import { createSettlement } from './settlement.ts';
import type { Shipping } from './shipping.ts';
import { busy, storedAnswer } from './stored-answer.ts';
import { createOrderWriter } from './write-order.ts';

/** What checkout needs of others. */
export interface CheckoutDeps {
  catalogue: CatalogueLookups;
  shipping: Shipping;
  payments: PaymentsService;
  mailer: Mailer;
  marketing: MarketingService;
}

/** Milliseconds for which a repeat waits for the first one's answer, and between two looks. */
const patience = 4000;
const pause = 100;

/**
 * Checkout: quote, place, confirm. Placing reserves the idempotency key, takes the payment's authorisation outside of
 * any transaction, and then writes the order as one transaction. The money is captured by the job that it leaves.
 */
export function createCheckoutService(core: Core, deps: CheckoutDeps) {
  const { database } = core;
  const { payments } = deps;
  const begin = createBeginning(core, deps);
  const writeOrder = createOrderWriter(core, deps);
  const carry = createCarryOut(core, { ...deps, writeOrder });
  const settlement = createSettlement(core, { ...deps, carry });
  const quote = createQuotes(core, { ...deps, processor: payments.processor });
  const running = new Map<string, Promise<unknown>>();

  /** One at a time in this process: those who come later wait for the first, then look at what it left. */
  async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    while (running.has(key)) await running.get(key);
    const mine = work();
    const settled = mine.catch(() => undefined);
    running.set(key, settled);
    try {
      return await mine;
    } finally {
      running.delete(key);
    }
  }

  async function beginPatiently(buyer: Buyer, key: string, body: PlaceBody): Promise<Result<Beginning>> {
    const until = performance.now() + patience;
    for (;;) {
      const beginning = await begin(buyer, key, body);
      if (!beginning.ok || beginning.value.kind !== 'busy' || performance.now() > until) return beginning;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  async function place(buyer: Buyer, key: string, body: PlaceBody): Promise<Result<PlaceOrderAnswer>> {
    const { division, origin } = buyer;
    const checked = checkRequest(division, body);
    if (!checked.ok) return checked;
    return inTurn(`${division.id} ${key}`, async () => {
      const beginning = await beginPatiently(buyer, key, body);
      if (!beginning.ok) return beginning;
      switch (beginning.value.kind) {
        case 'answered':
          return beginning.value.answer;
        case 'busy':
          return busy();
        case 'begun': {
          const { paymentMethod } = body;
          return carry.carryOut(division, beginning.value.checkout, {
            paymentMethod,
            returnUrl: `${origin}/checkout/`,
          });
        }
      }
    });
  }

  /** Goes on after the bank has asked the shopper. The payment's state is asked of the processor, never of the shopper. */
  async function confirm(
    shopper: { division: Division; owner: string },
    intent: string,
  ): Promise<Result<PlaceOrderAnswer>> {
    const { division, owner } = shopper;
    return inTurn(`${division.id} ${intent}`, async () => {
      const attempt = await database.tenant(division.id, (db) => attemptByIntent(db, division.id, intent));
      if (!attempt || attempt.owner !== owner)
        return fail('not_found', 'This payment is not known', 'paymentIntent');
      const answer = storedAnswer(attempt);
      if (attempt.state !== 'requires_action') return answer ?? busy();
      try {
        const state = await payments.processor.retrieve(intent);
        return await carry.follow({ division, attempt: attempt.id, turn: attempt.turn, intent }, state);
      } catch (error) {
        if (error instanceof PaymentUnavailable) return unavailable();
        throw error;
      }
    });
  }

  return { quote, place, confirm, settlement };
}

/** The checkout. */
export type CheckoutService = ReturnType<typeof createCheckoutService>;
