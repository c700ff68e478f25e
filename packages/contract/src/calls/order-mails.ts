import { z } from 'zod';
import { emailField, timestamp } from './common.ts';

/** An email about an order that was written to its customer. */
export const orderMailSchema = z.object({
  id: z.number().int(),
  /** Such as `order.confirmation`. */
  kind: z.string(),
  subject: z.string(),
  to: z.string(),
  time: timestamp,
});

/** The wanted repeat of an email about an order. */
export const sendOrderMailSchema = z.object({
  /** The email to send again. */
  mail: z.number('Choose an email').int('Choose an email'),
  /** Where it goes; to the address of the order unless told. */
  to: emailField.optional(),
});
/** The wanted repeat of an email about an order. */
export type SendOrderMail = z.output<typeof sendOrderMailSchema>;
