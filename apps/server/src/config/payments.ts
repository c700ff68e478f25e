import { z } from 'zod';
import { ConfigError, defineSection } from './section.ts';
import { httpUrl } from './values.ts';

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** The mode that a key of Stripe is for; null where it does not say. */
const modeOf = (key: string | undefined): string | null =>
  /^[a-z]+_(live|test)_/.exec(key ?? '')?.[1] ?? null;

/** Stripe's keys, all three together; null: the built-in test processor. */
export const payments = defineSection(
  {
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_BASE: httpUrl.optional(),
  },
  (env) => {
    const given = names.find((name) => env[name] !== undefined);
    const missing = names.filter((name) => env[name] === undefined);
    if (given !== undefined && missing.length > 0)
      throw new ConfigError(`${given} needs ${missing.join(' and ')} beside it.`);
    // It is sent to every browser: the secret one in its place would be given away, and must not be shown here either.
    if (env.STRIPE_PUBLISHABLE_KEY !== undefined && !env.STRIPE_PUBLISHABLE_KEY.startsWith('pk_')) {
      throw new ConfigError(
        'STRIPE_PUBLISHABLE_KEY must begin with pk_: it is the key that browsers are given.',
      );
    }
    if (env.STRIPE_SECRET_KEY?.startsWith('pk_'))
      throw new ConfigError(
        'STRIPE_SECRET_KEY must begin with sk_ or rk_: the publishable key stands in its place.',
      );
    const [secretMode, publishableMode] = [modeOf(env.STRIPE_SECRET_KEY), modeOf(env.STRIPE_PUBLISHABLE_KEY)];
    if (secretMode !== null && publishableMode !== null && secretMode !== publishableMode)
      throw new ConfigError(
        `STRIPE_SECRET_KEY is a ${secretMode} key and STRIPE_PUBLISHABLE_KEY a ${publishableMode} key. Take both from the same mode of the same account.`,
      );
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
