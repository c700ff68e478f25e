import type Stripe from 'stripe';
import type { Config } from '../../../config.ts';

/** Milliseconds that a call to Stripe may take before it counts as unanswered. */
const timeout = 8000;

/** Stripe's settings, present. */
export type StripeSettings = NonNullable<Config['stripe']>;

/** The official library, loaded at its first use: a platform without Stripe does not carry it in memory. */
export function lazyStripe({ secretKey, apiBase }: StripeSettings): () => Promise<Stripe> {
  let client: Promise<Stripe> | undefined;
  return () =>
    (client ??= import('stripe').then(({ default: Library }) => {
      const base = apiBase === null ? null : new URL(apiBase);
      return new Library(secretKey, {
        timeout,
        maxNetworkRetries: 1,
        telemetry: false,
        ...(base
          ? {
              protocol: base.protocol === 'http:' ? 'http' : 'https',
              host: base.hostname,
              ...(base.port ? { port: base.port } : {}),
            }
          : {}),
      });
    }));
}
