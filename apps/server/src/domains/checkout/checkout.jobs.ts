import { z } from 'zod';
import type { JobKind } from '../../jobs/jobs.ts';
import { languages, sourceLanguage, type Language } from '@omnis/models';

const id = z.number().int();

/** Takes the money of an order that was authorised. */
export const capturePayment: JobKind<{ division: number; orderId: number }> = {
  name: 'checkout.capture',
  title: 'Capture a payment',
  schema: z.object({ division: id, orderId: id }),
  retries: 15,
  retryDelay: 5,
  concurrency: 6,
};

/** Finds out what became of a payment whose answer never arrived. `looks`: how often that was open. */
export const reconcilePayment: JobKind<{ division: number; orderId: number; looks: number }> = {
  name: 'checkout.reconcile',
  title: 'Look up an undecided payment',
  schema: z.object({ division: id, orderId: id, looks: id }),
  retries: 15,
  retryDelay: 5,
  concurrency: 4,
};

/** Settles a checkout that was begun and, as it seems, left. */
export const settleAttempt: JobKind<{ division: number; attempt: string }> = {
  name: 'checkout.settle',
  title: 'Settle an abandoned checkout',
  schema: z.object({ division: id, attempt: z.string() }),
  retries: 15,
  retryDelay: 10,
  concurrency: 4,
};

/** Lets an authorisation go that came to no order. */
export const cancelPayment: JobKind<{ division: number | null; intent: string }> = {
  name: 'checkout.cancel',
  title: 'Release an authorised card',
  // One that an earlier release wrote names no store: its payment is the platform's.
  schema: z.object({ division: id.nullable().default(null), intent: z.string() }),
  retries: 15,
  retryDelay: 5,
  concurrency: 4,
};

/** Asks a shopper who wants news to confirm it. */
export const subscribeShopper: JobKind<{
  division: number;
  email: string;
  firstName: string;
  language: Language;
  origin: string;
}> = {
  name: 'checkout.subscribe',
  title: 'Confirm a newsletter sign-up',
  schema: z.object({
    division: id,
    email: z.string(),
    firstName: z.string(),
    language: z.enum(languages).default(sourceLanguage),
    origin: z.string(),
  }),
  retries: 3,
  concurrency: 2,
};
