import { z } from 'zod';
import { defineCall, pagingQuery } from '../call.ts';
import { timestamp } from './common.ts';
import { v3 } from '../prefixes.ts';

/** A picture of a store's drive. */
export const drivePictureSchema = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  createdAt: timestamp,
  /** Address of the picture as it was uploaded, on `/images/…`. */
  thumbnails: z.object({ original: z.string() }),
});
/** A picture of a store's drive. */
export type DrivePicture = z.output<typeof drivePictureSchema>;

export const artemisQuery = defineCall('artemis.query', {
  method: 'GET',
  path: `${v3}/artemis/query/`,
  access: 'store',
  summary:
    'Pictures that the store has uploaded, newest first, where one of its published pages shows its drive; otherwise none.',
  query: pagingQuery.extend({
    /** Words that narrow the search, as `searchTerm` has them. */
    macros: z.string().max(200).default(''),
    /** `type:uploaded`, or a kind of picture such as `type:png`. */
    searchTerm: z.string().max(200).default(''),
    /** The store that is asked; another one is refused. */
    division: z.coerce.number().int().positive().optional(),
  }),
  response: z.object({
    data: z.array(drivePictureSchema),
    total: z.number().int(),
    page: z.number().int(),
    perPage: z.number().int(),
  }),
});
