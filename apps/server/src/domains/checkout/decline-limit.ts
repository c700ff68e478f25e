import type { Failure } from '../../http/answer.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { Database } from '../../database/database.ts';
import { declineTexts } from '../payments/processor.ts';

/** Cards that a bank may refuse of one basket in an hour: somebody with four cards tries each of them some times. */
const perBasket: RateLimit = { max: 20, seconds: 60 * 60 };

/** The same of one network address, behind which many may shop. */
const perAddress: RateLimit = { max: 100, seconds: 60 * 60 };

/** Pays unless too many cards were refused: see {@link createDeclineLimit}. */
export type LimitDeclines = <A extends object>(payer: Payer, pay: () => Promise<A>) => Promise<A | Failure>;

/** The person who pays. */
export interface Payer {
  readonly division: number;
  readonly owner: string;
  readonly ip: string;
}

const isDeclined = (answer: object): boolean =>
  'code' in answer && Object.hasOwn(declineTexts, String(answer.code));

/**
 * Stops anyone who tries stolen card numbers at a shop's checkout: refusals by banks are counted, and after too many
 * nothing is sent to the processor for a while. The count is asked of the database each time, in one query, so that the
 * limit holds over processes and restarts.
 */
export function createDeclineLimit(database: Database): LimitDeclines {
  const limits = createRateLimits(database);
  return async ({ division, owner, ip }, pay) => {
    const counted = [
      [`declined:${division}:${owner}`, perBasket],
      [`declined-address:${ip}`, perAddress],
    ] as const;
    const wait = await limits.longestWait(counted);
    if (wait > 0) return tooMany(wait);
    const answer = await pay();
    if (!isDeclined(answer)) return answer;
    for (const [key, limit] of counted) await limits.hit(key, limit);
    return answer;
  };
}
