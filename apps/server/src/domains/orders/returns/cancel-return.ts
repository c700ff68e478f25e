import { statusTexts } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { CustomersOrder } from '../change/changes.service.ts';
import { findOrder, findOrderByHash } from '../orders.repository.ts';
import { markCancelled, readReturns } from './returns.repository.ts';

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** Cancels returns whose parcels have not arrived; doing it again changes nothing. */
export function createReturnCancelling({ database }: Pick<Core, 'database'>) {
  return (
    { division, orderHash }: Pick<CustomersOrder, 'division' | 'orderHash'>,
    number: string,
  ): Promise<Result<{ message: string }>> =>
    database.tenant(division.id, async (db) => {
      const seen = await findOrderByHash(db, division.id, orderHash);
      // Booking one in locks its order too.
      const order = seen && (await findOrder(db, { division: division.id, id: seen.id, lock: true }));
      const returns = order ? await readReturns(db, order) : [];
      const stored = returns.find(({ row }) => row.number === number);
      if (!stored) return gone();
      if (stored.row.state === 'booked')
        return fail('conflict', 'This return has arrived already, so it cannot be cancelled.');
      if (stored.row.state === 'asked') await markCancelled(db, stored);
      return ok({ message: 'Your return is cancelled.' });
    });
}
