import { languageOf } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { Division } from '../../tenancy/division.ts';
import { isForBuyer, recipientOf, valueOf } from '../gift-cards/bought-cards.ts';
import { issueCards } from '../gift-cards/gift-cards.jobs.ts';
import type { Issuing } from '../gift-cards/issuing.ts';
import { moveOrder, systemMover } from './move-order.ts';
import { findOrder, readItems } from './order-lookups.ts';
import { isRefundStatus } from './order-state.ts';
import type { OrderItemRow, OrderRow } from './orders.types.ts';

const unpaid: ReadonlySet<string> = new Set(['new', 'to_be_paid']);

/** Has the job that follows the payment of an order issue the gift cards that were bought in it. */
export function issueBoughtCards(
  { database, divisions, jobs }: Pick<Core, 'database' | 'divisions' | 'jobs'>,
  issuing: Issuing,
): void {
  async function issueLine(
    db: Db,
    at: { division: Division; order: OrderRow },
    item: OrderItemRow,
  ): Promise<void> {
    const { division, order } = at;
    const recipient = recipientOf(item);
    if (!recipient) return;
    for (let unit = 0; unit < item.quantity; unit += 1)
      await issuing.issue(db, division, {
        language: languageOf(order.language),
        own: isForBuyer(recipient, { email: order.email, name: order.customer_name }),
        currency: order.currency,
        value_minor: valueOf(item),
        recipient_email: recipient.email || order.email,
        recipient_name: recipient.name,
        message: recipient.message,
        issued_by: order.customer_name || order.email,
        order_id: order.id,
        order_item_id: item.id,
        unit,
        expires_at: null,
      });
  }

  jobs.handle(issueCards, async ({ division: divisionId, orderId }) => {
    const division = await divisions.byId(divisionId);
    if (!division) throw new Error(`The store ${divisionId} is not there`);
    await database.tenant(divisionId, async (db) => {
      // Under the order's lock, so that nobody refunds it meanwhile.
      const order = await findOrder(db, { division: divisionId, id: orderId, lock: true });
      if (!order || unpaid.has(order.status) || isRefundStatus(order.status)) return;
      const items = await readItems(db, order);
      for (const item of items) await issueLine(db, { division, order }, item);
      if (order.status !== 'paid' || items.some((item) => recipientOf(item) === null)) return;
      const moved = await moveOrder(db, {
        division: divisionId,
        orderId,
        from: 'paid',
        to: 'complete',
        nothingToMake: true,
        reason: 'Gift cards were sent by mail',
        by: systemMover,
      });
      if (!moved.ok) throw new Error(moved.message);
    });
    jobs.wake();
  });
}
