import { z } from 'zod';

const order = z.object({ id: z.number().int() });

/** The stored subject of each kind of email that is written to a team after a commit. */
export const alertAbout = {
  newOrder: order,
  returnAsked: order.extend({ returned: z.string() }),
};
