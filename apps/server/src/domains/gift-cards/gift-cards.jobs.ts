import { z } from 'zod';
import type { JobKind } from '../../jobs/jobs.ts';

const id = z.number().int();

/** Makes cards of the gift cards in a paid order, and mails them. */
export const issueCards: JobKind<{ division: number; orderId: number }> = {
  name: 'giftCards.issue',
  title: 'Issue gift cards',
  schema: z.object({ division: id, orderId: id }),
  retries: 15,
  retryDelay: 5,
  concurrency: 4,
};
