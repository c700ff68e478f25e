import { z } from 'zod';

/** What a store has set for its search, as it is stored; both versions go up with each change. */
export const searchSettingsSchema = z
  .object({
    redirectsVersion: z.number().int().default(1),
    synonymsVersion: z.number().int().default(1),
    /** Groups of words that mean the same in this store. */
    synonyms: z.array(z.array(z.string())).default([]),
  })
  .prefault({});

/** What a store has set for its search. */
export type SearchSettings = z.output<typeof searchSettingsSchema>;
