import { bulkActionSchema, bulkPriceFields } from '@omnis/contract';
import { currencyCodes } from '@omnis/models';
import { z } from 'zod';

/** An action of a bulk edit as it is stored: amounts in minor units, and undoing another one. */
export const bulkTaskSchema = z.union([
  // Minor units may be more than an action takes of major ones.
  z.object({
    kind: z.literal('price'),
    field: z.enum(bulkPriceFields),
    by: z.enum(['percent', 'amount']),
    value: z.number(),
  }),
  z.object({
    kind: z.literal('fixedPrice'),
    currency: z.enum(currencyCodes),
    set: z.enum(['amount', 'converted', 'none']),
    price: z.number().int().optional(),
    salePrice: z.number().int().nullish(),
  }),
  bulkActionSchema,
  z.object({ kind: z.literal('undo'), of: z.string() }),
]);

/** An action of a bulk edit, as it is stored. */
export type BulkTask = z.output<typeof bulkTaskSchema>;

/** Kinds that can be undone: those whose former values are kept. */
export const undoableKinds: ReadonlySet<BulkTask['kind']> = new Set([
  'price',
  'fixedPrice',
  'vatClass',
  'status',
  'tags',
  'archive',
]);
