import { z } from 'zod';
import type { JobKind } from '../../jobs/jobs.ts';
import { languages, sourceLanguage, type Language } from '@omnis/models';

const id = z.number().int();

/** Takes the money of an order that was authorised. */
export const capturePayment: JobKind<{ division: number; orderId: number }> = {
  name: 'checkout.capture',
  schema: z.object({ division: id, orderId: id }),
  retries: 15,
  retryDelay: 5,
};

/** Finds out what became of a payment whose answer never arrived. `looks`: how often that was open. */
export const reconcilePayment: JobKind<{ division: number; orderId: number; looks: number }> = {
  name: 'checkout.reconcile',
  schema: z.object({ division: id, orderId: id, looks: id }),
  retries: 15,
  retryDelay: 5,
};

/** Settles a checkout that was begun and, as it seems, left. */
export const settleAttempt: JobKind<{ division: number; attempt: string }> = {
  name: 'checkout.settle',
  schema: z.object({ division: id, attempt: z.string() }),
  retries: 15,
  retryDelay: 10,
};

/** Lets an authorisation go that came to no order. */
export const cancelPayment: JobKind<{ intent: string }> = {
  name: 'checkout.cancel',
  schema: z.object({ intent: z.string() }),
  retries: 15,
  retryDelay: 5,
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
  schema: z.object({
    division: id,
    email: z.string(),
    firstName: z.string(),
    language: z.enum(languages).default(sourceLanguage),
    origin: z.string(),
  }),
  retries: 3,
};
