import { paymentMethodSchema } from '@omnis/contract';
import { z } from 'zod';

/** The content of `divisions.payment_settings`; a store that never set anything takes cards through the platform. */
export const paymentSettingsSchema = z.object({
  /** The Stripe account of its own that takes its payments; null: the platform's processor does. */
  account: z
    .object({ id: z.string(), publishableKey: z.string(), isLive: z.boolean() })
    .nullable()
    .default(null),
  /** True when an account of its own has ever taken its payments. */
  hadAccount: z.boolean().default(false),
  methods: z.array(paymentMethodSchema).min(1).default(['card']),
  version: z.number().int().default(1),
});

/** How a store takes money. */
export type PaymentSettings = z.output<typeof paymentSettingsSchema>;
