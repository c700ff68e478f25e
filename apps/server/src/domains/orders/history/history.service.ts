import { statusTexts, type CallResponse } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import { customerList, type Paging } from '../customer-list.ts';
import { findHistoryAddress } from '../orders.repository.ts';

/** Looks from one network address: nobody reads so many pages, and who guesses gets nowhere. */
const perVisitor: RateLimit = { max: 60, seconds: 10 * 60 };

/** Reads all orders of a mail address, for those who have one of its mails. */
export type OrderHistory = (
  place: { division: number; ip: string },
  hash: string,
  paging: Paging,
) => Promise<Result<CallResponse<'orders.history'>>>;

/** Builds the reading of order histories. */
export function createOrderHistory({ database }: Pick<Core, 'database'>): OrderHistory {
  const limits = createRateLimits(database);
  return async ({ division, ip }, hash, paging) => {
    const wait = await limits.hit(`order-history:${division}:${ip}`, perVisitor);
    if (wait > 0) return tooMany(wait);
    return database.tenant(division, async (db) => {
      const email = await findHistoryAddress(db, division, hash);
      if (email === null) return fail('not_found', statusTexts[404] ?? '');
      return ok(await customerList(db, { division, email }, paging));
    });
  };
}
