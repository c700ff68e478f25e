import { statusTexts } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import { returnCancelledMail } from '../../notifications/mail/return-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { CustomersOrder } from '../change/changes.service.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import { findOrder, findOrderByHash, readItems } from '../order-lookups.ts';
import { markCancelled, readReturns } from './returns.repository.ts';

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** Cancels returns whose parcels have not arrived; doing it again changes nothing. */
export function createReturnCancelling({ database, jobs }: Pick<Core, 'database' | 'jobs'>, mailer: Mailer) {
  return async (
    { division, orderHash, origin }: CustomersOrder,
    number: string,
  ): Promise<Result<{ message: string }>> => {
    const result = await database.tenant(division.id, async (db): Promise<Result<{ message: string }>> => {
      const seen = await findOrderByHash(db, division.id, orderHash);
      // Booking one in locks its order too.
      const order = seen && (await findOrder(db, { division: division.id, id: seen.id, lock: true }));
      const returns = order ? await readReturns(db, order) : [];
      const stored = returns.find(({ row }) => row.number === number);
      if (!order || !stored) return gone();
      if (stored.row.state === 'booked')
        return fail('conflict', 'This return has arrived already, so it cannot be cancelled.');
      const done = ok({ message: 'Your return is cancelled.' });
      if (stored.row.state !== 'asked') return done;
      await markCancelled(db, stored);
      const facts = orderMailFacts(order, await readItems(db, order));
      await mailer.send(db, division, {
        kind: 'order.return_cancelled',
        dedupeKey: `order.return_cancelled:${stored.row.id}`,
        order: order.id,
        to: order.email,
        origin,
        language: facts.language,
        draft: (brand) => returnCancelledMail(brand, facts, number),
      });
      return done;
    });
    jobs.wake();
    return result;
  };
}
