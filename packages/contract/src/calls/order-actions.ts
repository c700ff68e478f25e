import { z } from 'zod';
import { money, timestamp } from './common.ts';

/** The wanted cancelling of an order: all of it. */
export const cancelOrderSchema = z.object({
  /** In words for the customer, who reads them in the email. */
  reason: z.string().trim().max(500, 'Use at most 500 characters').default(''),
  /** True when the items go back into stock. */
  restock: z.boolean().default(true),
});
/** The wanted cancelling of an order. */
export type CancelOrder = z.output<typeof cancelOrderSchema>;

/** The cancelling of an order as its store's team sees it. */
export const orderCancelSchema = z.object({
  /** Why it cannot be cancelled; null when it can. */
  refusal: z.string().nullable(),
  /** Goes back if it is cancelled; zero where nobody has paid. */
  refund: money,
});

const tag = z
  .string()
  .trim()
  .min(1, 'Enter a tag')
  .max(40, 'Use at most 40 characters')
  .regex(/^[^,\n]*$/, 'A tag has no comma');

/** A note to be written on an order, and changes of its tags. */
export const orderNoteRequestSchema = z
  .object({
    text: z.string().trim().max(2000, 'Use at most 2,000 characters').default(''),
    addTags: z.array(tag).max(20, 'Add at most 20 tags').default([]),
    removeTags: z.array(tag).max(20, 'Remove at most 20 tags').default([]),
  })
  .refine(({ text, addTags, removeTags }) => text !== '' || addTags.length > 0 || removeTags.length > 0, {
    error: 'Write a note',
    path: ['text'],
  });
/** A note to be written on an order, and changes of its tags. */
export type OrderNote = z.output<typeof orderNoteRequestSchema>;

/** A note of the store's team on an order, which its customer never sees. */
export const orderNoteSchema = z.object({
  id: z.number().int(),
  /** Empty where only tags were changed. */
  text: z.string(),
  addedTags: z.array(z.string()),
  removedTags: z.array(z.string()),
  /** Name of the person who wrote it. */
  by: z.string(),
  time: timestamp,
});
