import { fieldRules, type CheckoutSettings } from '@omnis/contract';
import { z } from 'zod';

const rule = z.enum(fieldRules);

/** The content of `divisions.checkout_settings`, by which a store that never set anything asks what every store did. */
export const storedCheckoutSettings: z.ZodType<CheckoutSettings> = z.object({
  phone: rule.default('optional'),
  company: rule.default('optional'),
  street2: z.enum(['optional', 'hidden']).default('optional'),
  note: z.boolean().default(true),
  terms: z.object({ page: z.string() }).nullable().default(null),
  promises: z.object({ shown: z.boolean().default(true), returns: z.string().default('') }).prefault({}),
  version: z.number().int().default(1),
});
