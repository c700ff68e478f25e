import type { Database } from '../../../database/database.ts';
import { ok, type Result } from '../../../http/answer.ts';
import {
  declineDetails,
  declineTexts,
  PaymentUnavailable,
  type ConfirmOutcome,
  type DeclineCode,
  type IntentState,
  type PaymentProcessor,
} from '../processor.ts';
import { createTestBooks, type BookedIntent } from './books.ts';
import { cardOfName, readCard, type KnownCard, type TypedCard } from './cards.ts';

/** Address of the page that plays the shopper's bank. */
export const challengePath = (intent: string): string => `/test-processor/challenge/${intent}/`;

/** Data of the bank's page that a shopper sees. */
export interface Challenge {
  division: number;
  amountMinor: number;
  currency: BookedIntent['currency'];
  methodName: string;
  open: boolean;
}

/** The built-in processor, with what only it can do. */
export interface TestProcessor extends PaymentProcessor {
  /** Exchanges a test card for a payment method, the same for the same key; the number is not kept. */
  addCard(
    card: TypedCard,
    idempotencyKey?: string,
  ): Promise<Result<{ paymentMethod: string; brand: string; last4: string }>>;
  challenge(intent: string): Promise<Challenge | null>;
  /** The shopper's answer to the bank; null when nothing was asked. */
  answerChallenge(intent: string, approved: boolean): Promise<'approved' | 'failed' | null>;
}

const nameOf = (card: KnownCard | null): string => (card ? `${card.brand} •••• ${card.last4}` : '');

function declined(intent: BookedIntent, code: DeclineCode, message = declineTexts[code]): BookedIntent {
  return { ...intent, status: 'requires_payment_method', declined: code, message };
}

/** State of an intent after a card is tried. */
function tryCard(before: BookedIntent, card: KnownCard): BookedIntent {
  const intent: BookedIntent = { ...before, card, declined: null, message: '' };
  switch (card.behaviour) {
    case 'success':
    case 'timeout_after_charge':
    case 'capture_fails':
      return { ...intent, status: 'requires_capture' };
    case 'challenge':
    case 'challenge_then_declined':
      return { ...intent, status: 'requires_action' };
    case 'declined':
    case 'declined_when_charged':
      return declined(intent, 'card_declined');
    case 'insufficient_funds':
      return declined(intent, 'insufficient_funds');
    case 'wrong_cvc':
      return declined(intent, 'card_declined', declineDetails.wrongCvc);
    case 'expired':
      return declined(intent, 'card_declined', declineDetails.expired);
    case 'timeout_without_charge':
      return { ...intent, status: 'requires_payment_method' };
  }
}

/** State of an intent after a partial refund: unchanged when the key was used, or the amount is too large. */
function givePartBack(intent: BookedIntent, key: string, amountMinor: number): BookedIntent {
  const left = intent.status === 'succeeded' ? intent.capturedMinor - intent.refundedMinor : 0;
  if (intent.refunds.includes(key) || amountMinor > left) return intent;
  return {
    ...intent,
    refundedMinor: intent.refundedMinor + amountMinor,
    refunds: [...intent.refunds, key],
  };
}

function stateOf(id: string, intent: BookedIntent): IntentState {
  const methodName = nameOf(intent.card);
  switch (intent.status) {
    case 'requires_capture':
      return { kind: 'authorised', methodName };
    case 'succeeded':
      return { kind: 'captured', methodName };
    case 'canceled':
      return { kind: 'cancelled' };
    case 'requires_action':
      return { kind: 'requires_action', challengeUrl: challengePath(id), clientSecret: null, methodName };
    case 'requires_payment_method':
      return intent.declined
        ? { kind: 'declined', code: intent.declined, message: intent.message, methodName }
        : { kind: 'open' };
  }
}

/** The processor that is used without Stripe's keys. It moves no money. */
export function createTestProcessor(database: Database): TestProcessor {
  const books = createTestBooks(database);

  async function changed(id: string, work: (intent: BookedIntent) => BookedIntent): Promise<BookedIntent> {
    const intent = await books.change(id, work);
    if (!intent) throw new PaymentUnavailable(`The test processor knows no payment ${id}`);
    return intent;
  }

  return {
    kind: 'test',
    publishableKey: null,

    createIntent: async ({ amountMinor, currency, metadata, idempotencyKey }) => ({
      id: await books.addIntent(idempotencyKey, {
        amountMinor,
        currency,
        metadata,
        status: 'requires_payment_method',
        card: null,
        declined: null,
        message: '',
        capturedMinor: 0,
        refundedMinor: 0,
        refunds: [],
      }),
    }),

    confirm: async (id, { paymentMethod }): Promise<ConfirmOutcome> => {
      const card = cardOfName(paymentMethod) ?? (await books.card(paymentMethod));
      if (!card) {
        return {
          kind: 'declined',
          code: 'card_declined',
          message: 'This card is not known. Enter it again.',
          methodName: '',
        };
      }
      // A card is tried only while the intent waits for one: repeating the call charges nothing twice.
      const intent = await changed(id, (before) =>
        before.status === 'requires_payment_method' ? tryCard(before, card) : before,
      );
      const methodName = nameOf(card);
      if (card.behaviour === 'timeout_after_charge' || card.behaviour === 'timeout_without_charge') {
        return { kind: 'unknown', methodName };
      }
      const state = stateOf(id, intent);
      if (state.kind === 'captured') return { kind: 'authorised', methodName };
      return state.kind === 'open' || state.kind === 'cancelled' ? { kind: 'unknown', methodName } : state;
    },

    retrieve: async (id) => {
      const intent = await books.intent(id);
      if (!intent) throw new PaymentUnavailable(`The test processor knows no payment ${id}`);
      return stateOf(id, intent);
    },

    capture: async (id) => {
      const intent = await changed(id, (before) => {
        if (before.status !== 'requires_capture') return before;
        if (before.card?.behaviour === 'capture_fails') return { ...before, status: 'canceled' };
        return { ...before, status: 'succeeded', capturedMinor: before.amountMinor };
      });
      if (intent.status === 'succeeded') return { kind: 'captured', methodName: nameOf(intent.card) };
      return { kind: 'failed', message: 'The bank has withdrawn its authorisation' };
    },

    cancel: async (id) => {
      await changed(id, (before) =>
        before.status === 'succeeded' ? before : { ...before, status: 'canceled' },
      );
    },

    refund: async (id, { idempotencyKey, amountMinor }) => {
      if (amountMinor !== undefined) {
        const intent = await changed(id, (before) => givePartBack(before, idempotencyKey, amountMinor));
        const whole = intent.status === 'succeeded' && intent.refundedMinor === intent.capturedMinor;
        return whole || intent.refunds.includes(idempotencyKey)
          ? { kind: 'refunded' }
          : { kind: 'failed', message: 'This is more than is left of the payment' };
      }
      const intent = await changed(id, (before) =>
        before.status === 'succeeded'
          ? { ...before, refundedMinor: before.capturedMinor }
          : { ...before, status: 'canceled' },
      );
      const done = intent.status === 'canceled' || intent.refundedMinor === intent.capturedMinor;
      return done ? { kind: 'refunded' } : { kind: 'failed', message: 'The refund was refused' };
    },

    addCard: async (typed, idempotencyKey) => {
      const card = readCard(typed, new Date());
      if (!card.ok) return card;
      const { brand, last4 } = card.value;
      return ok({ paymentMethod: await books.addCard(card.value, idempotencyKey), brand, last4 });
    },

    challenge: async (id) => {
      const intent = await books.intent(id);
      if (!intent?.card) return null;
      return {
        division: Number(intent.metadata.division),
        amountMinor: intent.amountMinor,
        currency: intent.currency,
        methodName: nameOf(intent.card),
        open: intent.status === 'requires_action',
      };
    },

    answerChallenge: async (id, approved) => {
      const intent = await books.change(id, (before) => {
        if (before.status !== 'requires_action') return before;
        if (!approved) return declined(before, 'authentication_failed');
        if (before.card?.behaviour === 'challenge_then_declined') return declined(before, 'card_declined');
        return { ...before, status: 'requires_capture' };
      });
      if (!intent?.card) return null;
      if (intent.status === 'requires_capture' || intent.status === 'succeeded') return 'approved';
      return intent.declined === 'card_declined' && approved ? 'approved' : 'failed';
    },
  };
}
