import { statusTexts } from '@omnis/contract';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { attemptsOf, insertAttempt, type Attempt } from './payments.repository.ts';
import type { PaymentProcessor } from './processor.ts';
import { createStripeProcessor, type StripeProcessor } from './stripe/stripe-processor.ts';
import { createTestProcessor, type Challenge, type TestProcessor } from './test-processor/test-processor.ts';

/** Payments: the processor in use, what was tried with it, and what only the test processor can do. */
export interface PaymentsService {
  readonly processor: PaymentProcessor;
  /** null with Stripe. */
  readonly testProcessor: TestProcessor | null;
  /** null without Stripe. */
  readonly stripe: StripeProcessor | null;
  /** Appends to the log of attempts, in the transaction of `db`. */
  recordAttempt(db: Db, division: number, attempt: Attempt): Promise<void>;
  /** The log of these payments, oldest first. */
  attempts(
    db: Db,
    division: number,
    intents: readonly string[],
  ): Promise<{ message: string; success: boolean; methodName: string; time: string }[]>;
  addTestCard: TestProcessor['addCard'];
  /** What the bank asks in one store; null when it asks nothing. */
  testChallenge(division: number, intent: string): Promise<Challenge | null>;
  answerTestChallenge(
    division: number,
    intent: string,
    approved: boolean,
  ): Promise<Result<{ status: 'approved' | 'failed' }>>;
}

const notFound = () => fail('not_found', statusTexts[404] ?? '');

/** Chooses the processor by the settings: Stripe with its keys, else the built-in one. */
export function createPaymentsService({
  config,
  database,
}: Pick<Core, 'config' | 'database'>): PaymentsService {
  const stripe = config.stripe === null ? null : createStripeProcessor(config.stripe);
  const testProcessor = stripe ? null : createTestProcessor(database);
  const processor = stripe ?? testProcessor;
  if (!processor) throw new Error('There is no payment processor');

  async function testChallenge(division: number, intent: string): Promise<Challenge | null> {
    const challenge = await testProcessor?.challenge(intent);
    return challenge?.division === division ? challenge : null;
  }

  return {
    processor,
    testProcessor,
    stripe,
    recordAttempt: insertAttempt,
    attempts: async (db, division, intents) => {
      const rows = intents.length === 0 ? [] : await attemptsOf(db, division, intents);
      return rows.map(({ message, success, method_name: methodName, at }) => ({
        message,
        success,
        methodName,
        time: at.toISOString(),
      }));
    },
    addTestCard: async (card) => (testProcessor ? testProcessor.addCard(card) : notFound()),
    testChallenge,
    answerTestChallenge: async (division, intent, approved) => {
      if (!testProcessor || !(await testChallenge(division, intent))) return notFound();
      const status = await testProcessor.answerChallenge(intent, approved);
      return status === null ? notFound() : ok({ status });
    },
  };
}
