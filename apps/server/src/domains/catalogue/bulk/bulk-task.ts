import { bulkActionSchema } from '@omnis/contract';
import { z } from 'zod';

/** An action of a bulk edit as it is stored: amounts in minor units, and undoing another one. */
export const bulkTaskSchema = z.union([
  bulkActionSchema,
  z.object({ kind: z.literal('undo'), of: z.string() }),
]);

/** An action of a bulk edit, as it is stored. */
export type BulkTask = z.output<typeof bulkTaskSchema>;

/** Kinds that can be undone: those whose former values are kept. */
export const undoableKinds: ReadonlySet<BulkTask['kind']> = new Set(['price', 'status', 'tags', 'archive']);
