import { statusTexts } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import { payLinkMail } from '../../notifications/mail/order-edited-mail.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { OrderAt } from '../cancel/owner-cancel.service.ts';
import { draftOf, isComplete } from '../drafts/draft.ts';
import { noteSent } from '../drafts/drafts.repository.ts';
import { changedSince } from '../drafts/drafts.service.ts';
import { noteOnOrder } from '../move-order.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import { findOrder, readItems } from '../order-lookups.ts';
import { payStateOf } from '../payable.ts';

const keptId = z.object({ id: z.number() });

/** Builds the emails by which customers pay drafts, and what is owed of orders. */
export function createPayLinks({ database, jobs }: Pick<Core, 'database' | 'jobs'>, mailer: Mailer) {
  return {
    /**
     * Emails the customer of an order the link at which they pay it: once for its key.
     *
     * Fails with `not_found`; `conflict` for a stale version, a draft that is not complete, or where nothing is to be paid.
     */
    async send(by: Identity, { division, orderId, key }: OrderAt, version: number): Promise<Result<null>> {
      const once = writeKey({ call: 'order.pay_link', actor: by, key }, [orderId, version]);
      const result = await settle(() =>
        database.tenant(division.id, (db) =>
          writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
            const order = await findOrder(db, { division: division.id, id: orderId, lock: true });
            if (!order) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
            if (order.version !== version) throw new Rollback(changedSince());
            if (!isComplete(order))
              throw new Rollback(
                fail('conflict', 'Complete the draft first: its email address, address and delivery.'),
              );
            if (payStateOf(order) !== 'payable')
              throw new Rollback(fail('conflict', 'Nothing is to be paid for this order.'));
            const facts = orderMailFacts(order, await readItems(db, order));
            const owedMinor = order.payment_state === 'paid' ? order.owed_minor : order.total_minor;
            const draft = draftOf(order);
            await Promise.all([
              draft
                ? noteSent(db, order, JSON.stringify({ ...draft, sentAt: new Date().toISOString() }))
                : noteOnOrder(db, order, {
                    reason: 'Pay link emailed',
                    by: { kind: by.kind === 'staff' ? 'staff' : 'owner', id: by.id, name: by.name },
                  }),
              recordAudit(db, {
                division: division.id,
                actor: by,
                action: 'order.pay_link_sent',
                target: `order:${order.id}`,
                data: { number: order.number, owedMinor },
              }),
              mailer.send(db, division, {
                kind: 'order.pay_link',
                dedupeKey: `order.pay_link:${order.id}:${key}`,
                order: order.id,
                to: order.email,
                language: facts.language,
                draft: (brand) => payLinkMail(brand, facts, owedMinor),
              }),
            ]);
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

/** Emails by which customers pay. */
export type PayLinks = ReturnType<typeof createPayLinks>;
