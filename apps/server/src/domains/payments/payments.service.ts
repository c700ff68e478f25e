import {
  statusTexts,
  type CallResponse,
  type paymentAttemptSchema,
  type PaymentMethod,
} from '@omnis/contract';
import type { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { createManagedAccounts } from './accounts/managed-accounts.ts';
import {
  createStoreProcessors,
  type PayingStore,
  type StoreProcessors,
} from './accounts/store-processors.ts';
import { chargesOf, shownAttempts } from './attempt-words.ts';
import {
  attemptsOf,
  forgetAttempts,
  insertAttempt,
  type Attempt,
  type AttemptLogRow,
  type PaymentOf,
} from './payments.repository.ts';
import type { PaymentProcessor } from './processor.ts';
import { createStripeProcessor, type StripeProcessor } from './stripe/stripe-processor.ts';
import type { Route } from '../../http/route.ts';
import { createTestProcessor, type Challenge, type TestProcessor } from './test-processor/test-processor.ts';

/** Payments: the processors in use, what was tried with them, and what only the test processor can do. */
export interface PaymentsService {
  /** The platform's, through which stores without an account of their own take money. */
  readonly processor: PaymentProcessor;
  readonly stores: StoreProcessors;
  /** For payments at the checkout of a store. */
  readonly of: StoreProcessors['of'];
  /** For payments that were begun, each through whoever began it. */
  readonly takerOf: StoreProcessors['takerOf'];
  /** The processor that takes the money of a store, as a browser has to know it. */
  offered(store: PayingStore): CallResponse<'checkout.quote'>['payment'];
  /** Ways to pay beside cards that a store offers, with what a browser needs for them; null where it offers none. */
  express(store: PayingStore): { publishableKey: string; methods: PaymentMethod[] } | null;
  /** Calls by which a store's team manages how it takes money. */
  readonly managed: readonly Route[];
  /** null with Stripe. */
  readonly testProcessor: TestProcessor | null;
  /** null without Stripe. */
  readonly stripe: StripeProcessor | null;
  /** Appends to the log of attempts, in the transaction of `db`. */
  recordAttempt(db: Db, division: number, attempt: Attempt): Promise<void>;
  /** The log of these payments, oldest first, each charge once. */
  attempts(db: Db, division: number, intents: readonly string[]): Promise<ShownAttempt[]>;
  /** The same without what went back, as the shopper is told. */
  charges(db: Db, division: number, intents: readonly string[]): Promise<ShownAttempt[]>;
  /** Forgets payments that came to no order, in a transaction of the owner. */
  forget(db: Db, payments: readonly PaymentOf[]): Promise<void>;
  /** Not found in a store that takes no test cards. */
  addTestCard(
    store: PayingStore,
    ...card: Parameters<TestProcessor['addCard']>
  ): ReturnType<TestProcessor['addCard']>;
  /** Question of the bank in one store; null when it has none. */
  testChallenge(division: number, intent: string): Promise<Challenge | null>;
  answerTestChallenge(
    division: number,
    intent: string,
    approved: boolean,
  ): Promise<Result<{ status: 'approved' | 'failed' }>>;
}

/** An attempt as it goes over the wire. */
type ShownAttempt = z.output<typeof paymentAttemptSchema>;

const notFound = () => fail('not_found', statusTexts[404] ?? '');

const toAttempt = ({ message, success, method_name: methodName, at }: AttemptLogRow): ShownAttempt => ({
  message,
  success,
  methodName,
  time: at.toISOString(),
});

/** The processor of the settings in force: Stripe with its keys, else the built-in one. */
type Chosen = Pick<PaymentsService, 'processor' | 'stripe' | 'testProcessor'>;

/** Chooses the processor by the settings, which may change while the server runs. */
export function createPaymentsService(
  core: Pick<Core, 'settings' | 'database' | 'divisions' | 'cache' | 'secrets' | 'config'>,
): PaymentsService {
  const { settings, database } = core;
  function choose(keys: ReturnType<typeof settings.stripe>): Chosen {
    if (keys !== null) {
      const stripe = createStripeProcessor(keys);
      return { processor: stripe, stripe, testProcessor: null };
    }
    const testProcessor = createTestProcessor(database);
    return { processor: testProcessor, stripe: null, testProcessor };
  }

  let keys = settings.stripe();
  let chosen = choose(keys);
  function now(): Chosen {
    const latest = settings.stripe();
    if (latest !== keys) {
      keys = latest;
      chosen = choose(keys);
    }
    return chosen;
  }

  async function testChallenge(division: number, intent: string): Promise<Challenge | null> {
    const challenge = await now().testProcessor?.challenge(intent);
    return challenge?.division === division ? challenge : null;
  }

  const processor: PaymentProcessor = {
    get kind() {
      return now().processor.kind;
    },
    get publishableKey() {
      return now().processor.publishableKey;
    },
    createIntent: (intent) => now().processor.createIntent(intent),
    confirm: (intent, method) => now().processor.confirm(intent, method),
    retrieve: (intent) => now().processor.retrieve(intent),
    capture: (intent, key) => now().processor.capture(intent, key),
    cancel: (intent) => now().processor.cancel(intent),
    refund: (intent, request) => now().processor.refund(intent, request),
  };
  const stores = createStoreProcessors(core, processor);
  const offered: PaymentsService['offered'] = (store) => {
    const { kind, publishableKey } = stores.of(store);
    // The other ways are Stripe's: the test processor takes cards alone.
    const methods = kind === 'stripe' ? store.payments.methods : ['card' as const];
    return { processor: kind, publishableKey, methods };
  };

  return {
    processor,
    stores,
    of: stores.of,
    takerOf: stores.takerOf,
    offered,
    express: (store) => {
      const { publishableKey, methods: all } = offered(store);
      const methods = all.filter((method) => method !== 'card');
      return publishableKey === null || methods.length === 0 ? null : { publishableKey, methods };
    },
    managed: accountsRoutes(createManagedAccounts(core, processor)),
    get testProcessor() {
      return now().testProcessor;
    },
    get stripe() {
      return now().stripe;
    },
    recordAttempt: insertAttempt,
    attempts: async (db, division, intents) =>
      shownAttempts(await attemptsOf(db, division, intents)).map(toAttempt),
    charges: async (db, division, intents) =>
      chargesOf(await attemptsOf(db, division, intents)).map(toAttempt),
    forget: forgetAttempts,
    addTestCard: async (store, card, key) => {
      const { testProcessor } = now();
      return testProcessor && offered(store).processor === 'test'
        ? testProcessor.addCard(card, key)
        : notFound();
    },
    testChallenge,
    answerTestChallenge: async (division, intent, approved) => {
      const { testProcessor } = now();
      if (!testProcessor || !(await testChallenge(division, intent))) return notFound();
      const status = await testProcessor.answerChallenge(intent, approved);
      return status === null ? notFound() : ok({ status });
    },
  };
}
