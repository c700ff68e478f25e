import { failed, ok, skipped, warn, type Check } from '../check.ts';

const modeOf = (key: string): string => /^[a-z]+_(live|test)_/.exec(key)?.[1] ?? 'unknown';

/** Checks that the keys of the payment processor have their shape and belong together. Stripe is not called. */
export const payments: Check = {
  name: 'payments',
  run: async ({ config, core }) => {
    const stripe = core?.settings.stripe() ?? config.stripe;
    if (stripe === null)
      return [
        config.mode === 'production'
          ? warn(
              'there is no payment processor: only test cards can pay',
              'Set STRIPE_SECRET_KEY and its partners.',
            )
          : skipped('the built-in test processor takes test cards only'),
      ];
    const secret = modeOf(stripe.secretKey);
    const published = modeOf(stripe.publishableKey);
    const hooks = stripe.webhookSecret.split(',');
    if (!/^(sk|rk)_(live|test)_/.test(stripe.secretKey))
      return [
        failed('STRIPE_SECRET_KEY is no secret key of Stripe', 'It begins with sk_live_, sk_test_ or rk_.'),
      ];
    if (secret !== published)
      return [
        failed(
          `STRIPE_SECRET_KEY is a ${secret} key and STRIPE_PUBLISHABLE_KEY a ${published} one`,
          'Take both from the same mode of the same account.',
        ),
      ];
    if (hooks.some((hook) => !hook.trim().startsWith('whsec_')))
      return [failed('STRIPE_WEBHOOK_SECRET is no secret of a webhook', 'It begins with whsec_.')];
    const many = hooks.length > 1 ? `, ${hooks.length} secrets of the webhook` : '';
    return [
      secret === 'test' && config.mode === 'production'
        ? warn(`Stripe takes test cards only${many}`, 'Use live keys once you sell.')
        : ok(`Stripe with ${secret} keys${many}`),
    ];
  },
};
