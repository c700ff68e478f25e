import { z } from 'zod';

/** Settings of a store's search as they are stored; both versions go up with each change. */
export const searchSettingsSchema = z
  .object({
    redirectsVersion: z.number().int().default(1),
    synonymsVersion: z.number().int().default(1),
    /** Groups of words that mean the same in this store. */
    synonyms: z.array(z.array(z.string())).default([]),
  })
  .prefault({});

/** Settings of a store's search. */
export type SearchSettings = z.output<typeof searchSettingsSchema>;
