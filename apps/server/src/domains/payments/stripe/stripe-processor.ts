import type Stripe from 'stripe';
import type { CaptureOutcome, ConfirmOutcome, IntentState, PaymentProcessor } from '../processor.ts';
import { lazyStripe, type StripeSettings } from './stripe-client.ts';
import { faultOf, methodNameOf, refusalOf, unavailable } from './stripe-errors.ts';
import { givenMethod, typesOf } from './stripe-methods.ts';

/**
 * How often a confirmation is asked for whose first call is still under way, and milliseconds between: as long as such
 * a call may take. A process that was killed in the midst of one leaves it so to whoever takes the checkout up.
 */
const looksUnderWay = 32;
const pauseUnderWay = 250;

/** Content of a verified webhook. */
export interface StripeNotice {
  type: string;
  /** The intent that it is about, with what we noted on it; null for events that we do not use. */
  intent: { id: string; division: string; attempt: string } | null;
}

/** Stripe with its webhook. */
export interface StripeProcessor extends PaymentProcessor {
  /** Checks a webhook's signature; null when it is not Stripe's. */
  readNotice(body: Buffer, signature: string): Promise<StripeNotice | null>;
}

/** Stripe counts Icelandic krónur in hundredths, though the currency has none. */
function stripeAmount(minor: number, currency: string): number {
  return currency === 'ISK' ? minor * 100 : minor;
}

function challengeUrlOf(intent: Stripe.PaymentIntent): string {
  return intent.next_action?.redirect_to_url?.url ?? '';
}

function stateOf(intent: Stripe.PaymentIntent): IntentState {
  const methodName = methodNameOf(intent.payment_method);
  switch (intent.status) {
    case 'requires_capture':
      return { kind: 'authorised', methodName };
    case 'succeeded':
      return { kind: 'captured', methodName };
    case 'canceled':
      return { kind: 'cancelled' };
    case 'requires_action':
      return {
        kind: 'requires_action',
        challengeUrl: challengeUrlOf(intent),
        clientSecret: intent.client_secret,
        methodName,
      };
    case 'requires_payment_method': {
      const fault = intent.last_payment_error;
      if (!fault) return { kind: 'open' };
      return { kind: 'declined', ...refusalOf(fault), methodName: methodNameOf(fault.payment_method) };
    }
    case 'requires_confirmation':
      return { kind: 'open' };
    default:
      return { kind: 'unknown', methodName };
  }
}

/** Outcome of a confirmed intent for a checkout. */
function confirmedAs(state: IntentState): ConfirmOutcome {
  switch (state.kind) {
    case 'captured':
      return { kind: 'authorised', methodName: state.methodName };
    case 'open':
    case 'cancelled':
      return { kind: 'unknown', methodName: '' };
    default:
      return state;
  }
}

/** Stripe by its official library: amounts are authorised first (`capture_method: manual`) and captured by our job. */
export function createStripeProcessor(settings: StripeSettings): StripeProcessor {
  const client = lazyStripe(settings);
  const expand = ['payment_method'];

  async function retrieve(id: string): Promise<Stripe.PaymentIntent> {
    const stripe = await client();
    try {
      return await stripe.paymentIntents.retrieve(id, { expand });
    } catch (error) {
      throw unavailable(faultOf(stripe, error));
    }
  }

  return {
    kind: 'stripe',
    publishableKey: settings.publishableKey,

    createIntent: async ({ amountMinor, currency, idempotencyKey, metadata, methods = ['card'] }) => {
      const stripe = await client();
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: stripeAmount(amountMinor, currency),
            currency: currency.toLowerCase(),
            capture_method: 'manual',
            allowed_payment_method_types: typesOf(methods),
            metadata: { ...metadata },
          },
          { idempotencyKey: `intent:${idempotencyKey}` },
        );
        return { id: intent.id };
      } catch (error) {
        throw unavailable(faultOf(stripe, error));
      }
    },

    confirm: async (id, { paymentMethod, returnUrl }): Promise<ConfirmOutcome> => {
      const stripe = await client();
      for (let tries = 1; ; tries += 1) {
        try {
          const intent = await stripe.paymentIntents.confirm(
            id,
            // Stripe.js shows the bank's question over the checkout; PayPal and Klarna ask at an address of their own.
            { ...givenMethod(paymentMethod), return_url: returnUrl, use_stripe_sdk: true, expand },
            // A repeat by the library could hide that the first try was carried out, so an unanswered one is looked into by our job.
            { idempotencyKey: `confirm:${id}:${paymentMethod}`, maxNetworkRetries: 0 },
          );
          return confirmedAs(stateOf(intent));
        } catch (error) {
          const fault = faultOf(stripe, error);
          switch (fault.kind) {
            case 'declined':
              return fault;
            case 'unanswered':
              return { kind: 'unknown', methodName: '' };
            case 'wrong-state':
              // Confirmed before, by a try that broke off.
              return confirmedAs(stateOf(await retrieve(id)));
            case 'refused':
              throw unavailable(fault);
            case 'under-way':
              if (tries === looksUnderWay) return { kind: 'unknown', methodName: '' };
              await new Promise((resolve) => setTimeout(resolve, pauseUnderWay));
          }
        }
      }
    },

    retrieve: async (id) => stateOf(await retrieve(id)),

    capture: async (id, idempotencyKey): Promise<CaptureOutcome> => {
      const stripe = await client();
      try {
        const intent = await stripe.paymentIntents.capture(id, { expand }, { idempotencyKey });
        return { kind: 'captured', methodName: methodNameOf(intent.payment_method) };
      } catch (error) {
        const fault = faultOf(stripe, error);
        if (fault.kind === 'declined') return { kind: 'failed', message: fault.message };
        if (fault.kind !== 'wrong-state') throw unavailable(fault);
        const state = stateOf(await retrieve(id));
        if (state.kind === 'captured') return { kind: 'captured', methodName: state.methodName };
        return { kind: 'failed', message: 'The authorisation is no longer valid' };
      }
    },

    cancel: async (id) => {
      const stripe = await client();
      try {
        await stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `cancel:${id}` });
      } catch (error) {
        const fault = faultOf(stripe, error);
        if (fault.kind !== 'wrong-state') throw unavailable(fault);
      }
    },

    refund: async (id, { idempotencyKey, amountMinor }) => {
      const stripe = await client();
      const intent = await retrieve(id);
      const captured = intent.status === 'succeeded';
      if (!captured && amountMinor !== undefined)
        return { kind: 'failed', message: 'Nothing was captured of this payment' };
      if (!captured) {
        await stripe.paymentIntents
          .cancel(id, {}, { idempotencyKey: `cancel:${id}` })
          .catch((error: unknown) => {
            const fault = faultOf(stripe, error);
            if (fault.kind !== 'wrong-state') throw unavailable(fault);
          });
        return { kind: 'refunded' };
      }
      try {
        const amount =
          amountMinor === undefined
            ? {}
            : { amount: stripeAmount(amountMinor, intent.currency.toUpperCase()) };
        const refund = await stripe.refunds.create({ payment_intent: id, ...amount }, { idempotencyKey });
        if (refund.status === 'failed' || refund.status === 'canceled') {
          return { kind: 'failed', message: refund.failure_reason ?? 'The refund was refused' };
        }
        return { kind: 'refunded' };
      } catch (error) {
        const fault = faultOf(stripe, error);
        if (fault.kind === 'wrong-state') return { kind: 'refunded' };
        if (fault.kind === 'declined') return { kind: 'failed', message: fault.message };
        // More than is left: asking again would not help.
        if (fault.kind === 'refused' && amountMinor !== undefined)
          return { kind: 'failed', message: fault.message };
        throw unavailable(fault);
      }
    },

    readNotice: async (body, signature) => {
      const stripe = await client();
      // While the secret is changed, there are two.
      for (const secret of settings.webhookSecret.split(',')) {
        try {
          const event = stripe.webhooks.constructEvent(body, signature, secret.trim());
          const { object } = event.data;
          if (!('object' in object) || object.object !== 'payment_intent')
            return { type: event.type, intent: null };
          const { division = '', attempt = '' } = object.metadata;
          return { type: event.type, intent: { id: object.id, division, attempt } };
        } catch (error) {
          if (!(error instanceof stripe.errors.StripeSignatureVerificationError)) throw error;
        }
      }
      return null;
    },
  };
}
