import { statusTexts, type CallResponse, type PaymentMethod, type PlaceOrderAnswer } from '@omnis/contract';
import type { Language } from '@omnis/models';
import type { Core } from '../../core.ts';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import type { Division } from '../../tenancy/division.ts';
import type { MarketingService } from '../marketing/marketing.service.ts';
import { findOrderByHash } from '../orders/order-lookups.ts';
import { attemptsIn } from '../payments/attempt-words.ts';
import { PaymentUnavailable } from '../payments/processor.ts';
import { attemptByIntent, attemptByKey } from './attempts.repository.ts';
import { intentsOfOrder } from './tried-payments.ts';
import { checkRequest, createBeginning, type Beginning, type Buyer } from './begin-checkout.ts';
import type { PlaceBody } from './place-body.ts';
import { createCarryOut, unavailable, type PaidWith } from './carry-out.ts';
import { createPayBeginning, termsToAgree, type Payer } from './pay-order.ts';
import { payStateOf } from '../orders/payable.ts';
import { toPayAgain } from './to-pay-again.ts';
import { createQuotes } from './quote.ts';
import { createSettlement } from './settlement.ts';
import type { Shipping } from '../delivery/shipping.ts';
import { createBusinessNumbers } from './business/business-numbers.ts';
import { createVies } from './business/vies.ts';
import { busy, storedAnswer } from './stored-answer.ts';
import { createOrderWriter, type OrderWriterDeps } from './write-order.ts';

/** Services of other domains that checkout needs. */
export interface CheckoutDeps extends OrderWriterDeps {
  catalogue: CatalogueLookups;
  shipping: Shipping;
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
  const judgeNumber = createBusinessNumbers(createVies(core.config.viesUrl));
  const begin = createBeginning(core, { ...deps, judgeNumber });
  const beginPay = createPayBeginning(core);
  const writeOrder = createOrderWriter(core, deps);
  const carry = createCarryOut(core, { ...deps, writeOrder });
  const settlement = createSettlement(core, { ...deps, carry });
  const quote = createQuotes(core, { ...deps, judgeNumber });
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

  async function patiently(beginning: () => Promise<Result<Beginning>>): Promise<Result<Beginning>> {
    const until = performance.now() + patience;
    for (;;) {
      const begun = await beginning();
      if (!begun.ok || begun.value.kind !== 'busy' || performance.now() > until) return begun;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  async function carryThrough(
    division: Division,
    beginning: () => Promise<Result<Beginning>>,
    method: PaidWith,
  ): Promise<Result<PlaceOrderAnswer>> {
    const begun = await patiently(beginning);
    if (!begun.ok) return begun;
    switch (begun.value.kind) {
      case 'answered':
        return begun.value.answer;
      case 'busy':
        return busy();
      case 'begun':
        return carry.carryOut(division, begun.value.checkout, method);
    }
  }

  /** Why a way to pay is not taken; null when it is. */
  function notOffered(division: Division, payBy: PaymentMethod = 'card'): Failure | null {
    return payments.offered(division).methods.includes(payBy)
      ? null
      : fail('validation_failed', 'This shop does not offer this way to pay', 'paymentMethod');
  }

  /** Why a store takes no money; null when it does (platform.md §3 Project: isFraud, active). */
  function stopped({ project }: Division): Failure | null {
    return project.fraud === null && project.closure === null
      ? null
      : fail('forbidden', 'This shop takes no orders at the moment');
  }

  /** Pays an order that stands, once: a second payment at the same moment is let go. */
  async function pay(payer: Payer & { origin: string }, key: string): Promise<Result<PlaceOrderAnswer>> {
    const { division, origin, orderHash, paymentMethod } = payer;
    const off = stopped(division) ?? notOffered(division, payer.payBy);
    if (off) return off;
    return inTurn(`${division.id} ${key}`, () =>
      carryThrough(division, () => beginPay(payer, key), {
        paymentMethod,
        payBy: payer.payBy ?? 'card',
        returnUrl: `${origin}/pay/${orderHash}/`,
      }),
    );
  }

  async function place(buyer: Buyer, key: string, body: PlaceBody): Promise<Result<PlaceOrderAnswer>> {
    const { division, origin } = buyer;
    const checked = checkRequest(division, body);
    const off = body.paymentMethod === undefined ? null : notOffered(division, body.payBy);
    const refused = stopped(division) ?? (checked.ok ? off : checked);
    // The store may ask for more than it did when an order of this key was placed.
    if (refused) return (await triedBefore(buyer, key)) ?? refused;
    return inTurn(`${division.id} ${key}`, () =>
      carryThrough(division, () => begin(buyer, key, body), {
        paymentMethod: body.paymentMethod ?? '',
        payBy: body.payBy ?? 'card',
        returnUrl: `${origin}${body.basket === 'now' ? '/checkout/?express=true&now=true' : '/checkout/'}`,
      }),
    );
  }

  /** Answer to a shopper's try under a key; null while it has none. */
  async function triedBefore(
    { division, owner }: Pick<Buyer, 'division' | 'owner'>,
    key: string,
  ): Promise<Result<PlaceOrderAnswer> | null> {
    const attempt = await database.tenant(division.id, (db) => attemptByKey(db, division.id, key));
    return attempt?.owner === owner ? storedAnswer(attempt) : null;
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
        const state = await payments.of(division).retrieve(intent);
        return await carry.follow({ division, attempt: attempt.id, turn: attempt.turn, intent }, state);
      } catch (error) {
        if (error instanceof PaymentUnavailable) return unavailable();
        throw error;
      }
    });
  }

  /** Describes an order to the person who pays it: its price, whether it can be paid, and earlier tries. */
  async function toPay(
    division: Division,
    orderHash: string,
    language: Language,
  ): Promise<Result<CallResponse<'checkout.toPay'>>> {
    return database.tenant(division.id, async (db) => {
      const order = await findOrderByHash(db, division.id, orderHash);
      if (!order) return fail('not_found', statusTexts[404] ?? '');
      const intents = await intentsOfOrder(db, division.id, order.id);
      return ok({
        state: payStateOf(order),
        attempts: attemptsIn(language, await payments.charges(db, division.id, intents)),
        toPay: (await toPayAgain(db, order)).toPay,
        payment: payments.offered(division),
        terms: termsToAgree(division, order),
      });
    });
  }

  return { quote, place, triedBefore, pay, toPay, confirm, settlement };
}

/** The checkout. */
export type CheckoutService = ReturnType<typeof createCheckoutService>;
