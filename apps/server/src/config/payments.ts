import { z } from 'zod';
import { ConfigError, defineSection } from './section.ts';
import { httpUrl } from './values.ts';

/** Stripe's keys, all three together; null: the built-in test processor. */
export const payments = defineSection(
  {
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_BASE: httpUrl.optional(),
  },
  (env) => {
    if (env.STRIPE_SECRET_KEY && (!env.STRIPE_WEBHOOK_SECRET || !env.STRIPE_PUBLISHABLE_KEY)) {
      throw new ConfigError(
        'STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET beside it.',
      );
    }
    // It is sent to every browser: the secret one in its place would be given away, and must not be shown here either.
    if (env.STRIPE_PUBLISHABLE_KEY !== undefined && !env.STRIPE_PUBLISHABLE_KEY.startsWith('pk_')) {
      throw new ConfigError(
        'STRIPE_PUBLISHABLE_KEY must begin with pk_: it is the key that browsers are given.',
      );
    }
    if (env.STRIPE_WEBHOOK_SECRET?.split(',').some((secret) => secret.trim() === ''))
      throw new ConfigError(
        'STRIPE_WEBHOOK_SECRET must be the secret of the webhook, or two with a comma between them while it is changed.',
      );
    return env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          apiBase: env.STRIPE_API_BASE ?? null,
        }
      : null;
  },
);
