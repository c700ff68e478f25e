import { z } from 'zod';

/** The one shape of an error on the wire (design: errors). */
export const errorSchema = z.object({
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  code: z.string(),
});

/** The one shape of an error on the wire. */
export type ApiError = z.output<typeof errorSchema>;
