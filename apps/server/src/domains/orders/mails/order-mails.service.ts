import { statusTexts, type ManagedOrder, type SendOrderMail } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { OrderAt } from '../cancel/owner-cancel.service.ts';
import { noteOnOrder } from '../move-order.ts';
import { findOrder } from '../order-lookups.ts';

const keptId = z.object({ id: z.number() });

/** Emails about orders, as their store's team sends them again. */
export interface OrderMails {
  /**
   * Sends an email about an order again, as it was written: once for its key.
   *
   * Fails with `not_found`; `validation_failed` on `mail` for one that is not of the order; `rate_limited` after five within
   * an hour; `idempotency_key_reused`. Nothing is written then.
   */
  sendAgain(by: Identity, at: OrderAt, wish: SendOrderMail): Promise<Result<null>>;
}

/** An email about an order as its store's team sees it. */
export const toOrderMail = ({
  id,
  kind,
  subject,
  recipient: to,
  created_at: time,
}: Awaited<ReturnType<Mailer['ofOrder']>>[number]): ManagedOrder['mails'][number] => ({
  id,
  kind,
  subject,
  to,
  time: time.toISOString(),
});

/** Builds the repeats of emails about orders. */
export function createOrderMails(
  { database, jobs }: Pick<Core, 'database' | 'jobs'>,
  mailer: Mailer,
): OrderMails {
  return {
    sendAgain: async (by, { division, orderId, key }, wish) => {
      const once = writeKey({ call: 'order.mail', actor: by, key }, [orderId, wish]);
      const result = await settle(() =>
        database.tenant(division.id, (db) =>
          writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
            const order = await findOrder(db, { division: division.id, id: orderId, lock: true });
            if (!order) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
            const to = wish.to ?? order.email;
            const sent = await mailer.repeat(db, division, { order: order.id, mail: wish.mail, to });
            if (!sent.ok) throw new Rollback(sent);
            const isElsewhere = to.toLowerCase() !== order.email.toLowerCase();
            // The address itself stands with the email, which is deleted after its time.
            // A draft has no log until it is placed.
            if (order.draft === null)
              await noteOnOrder(db, order, {
                reason: `Email sent again${isElsewhere ? ' to another address' : ''}: ${sent.value.subject}`,
                by: { kind: by.kind === 'staff' ? 'staff' : 'owner', id: by.id, name: by.name },
              });
            await recordAudit(db, {
              division: division.id,
              actor: by,
              action: 'order.mail_repeated',
              target: `order:${order.id}`,
              data: { number: order.number, mail: wish.mail, elsewhere: isElsewhere },
            });
            return { id: order.id };
          }),
        ),
      );
      if (!result.ok) return result;
      jobs.wake();
      return ok(null);
    },
  };
}
