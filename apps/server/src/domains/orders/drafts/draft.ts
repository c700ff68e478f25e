import {
  addressSchema,
  draftDeliverySchema,
  draftDiscountSchema,
  draftLineSchema,
  type DraftContent,
  type ManagedDraft,
} from '@omnis/contract';
import { z } from 'zod';
import type { OrderRow } from '../orders.types.ts';

const builtBy = z.object({ kind: z.enum(['owner', 'staff']), id: z.string().nullable(), name: z.string() });

const storedSchema = z.object({
  lines: z.array(draftLineSchema),
  discount: draftDiscountSchema.nullable(),
  delivery: draftDeliverySchema.nullable(),
  sentAt: z.string().nullable(),
  by: builtBy,
});

/** Shape of `orders.draft`: facts that its row and lines do not hold, money in major units as it was entered. */
export type StoredDraft = z.output<typeof storedSchema>;

/** The draft that a store's team built; null for an order that was placed. */
export function draftOf({ draft }: Pick<OrderRow, 'draft'>): StoredDraft | null {
  return draft === null ? null : storedSchema.parse(draft);
}

/** The same as the team sees it. */
export function toManagedDraft(order: Pick<OrderRow, 'draft'>): ManagedDraft | null {
  const draft = draftOf(order);
  if (!draft) return null;
  const { lines, discount, delivery, sentAt } = draft;
  return { lines, discount, delivery, sentAt };
}

/** Parts of a draft's content that are kept beside its row and lines. */
export const storedParts = ({
  lines,
  discount,
  delivery,
}: DraftContent): Pick<StoredDraft, 'lines' | 'discount' | 'delivery'> => ({ lines, discount, delivery });

/** Code of the delivery of a draft for which none was chosen. */
export const undelivered = 'none';

type Completed = Pick<OrderRow, 'draft' | 'email' | 'shipping_method' | 'shipping_address'>;

const chosenSchema = z.object({ code: z.string() });

/** Tells whether a draft has all that its customer needs to pay it; an order that was placed has. */
export function isComplete(order: Completed): boolean {
  if (order.draft === null) return true;
  const { code } = chosenSchema.parse(order.shipping_method);
  return (
    order.email !== '' && code !== undelivered && addressSchema.safeParse(order.shipping_address).success
  );
}
