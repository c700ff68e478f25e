import { randomUUID } from 'node:crypto';
import { isCurrencyCode, languageOf, showGiftCardCode, type Language } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { Division } from '../divisions/division.ts';
import { giftCardMail } from '../notifications/mail/gift-card-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { moveOrder, systemMover } from '../orders/move-order.ts';
import { isRefundStatus } from '../orders/order-state.ts';
import { findOrder, readItems, type OrderItemRow, type OrderRow } from '../orders/orders.repository.ts';
import { isForBuyer, recipientOf, valueOf } from './bought-cards.ts';
import { keptCode, newCode } from './card-code.ts';
import { issueCards } from './gift-cards.jobs.ts';
import { insertCard, type GiftCardRow, type NewGiftCard } from './gift-cards.repository.ts';

/** A card before it has a code. */
export type CardToIssue = Omit<NewGiftCard, 'division_id' | 'id' | 'code_hash' | 'code_sealed' | 'ending'>;

const unpaid: ReadonlySet<string> = new Set(['new', 'to_be_paid']);

/** The last day before a card is over, by the store's clock. */
const lastDay = (expiresAt: Date, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(expiresAt.getTime() - 1));

/** Issues cards: by the job that follows the payment of an order, and by the store's team. */
export function createIssuing(
  { database, divisions, jobs, secrets }: Pick<Core, 'database' | 'divisions' | 'jobs' | 'secrets'>,
  mailer: Mailer,
) {
  /** Writes a card and the mail that brings it, in the transaction of `db`; null when there is one for it already. */
  async function issue(
    db: Db,
    division: Division,
    {
      id = randomUUID(),
      language,
      own = false,
      ...card
    }: CardToIssue & { id?: string; language?: Language; own?: boolean },
  ): Promise<GiftCardRow | null> {
    const code = newCode();
    const kept = keptCode(secrets, { division: division.id, id }, code);
    const row = await insertCard(db, { ...card, ...kept, division_id: division.id, id });
    if (!row || !isCurrencyCode(row.currency)) return row;
    const { currency } = row;
    await mailer.send(db, division, {
      kind: 'gift_card',
      dedupeKey: `gift_card:${row.id}`,
      to: row.recipient_email,
      secret: showGiftCardCode(code),
      language,
      draft: (brand) =>
        giftCardMail(brand, {
          valueMinor: row.value_minor,
          currency,
          from: row.issued_by,
          own,
          name: row.recipient_name,
          message: row.message,
          until: row.expires_at && lastDay(row.expires_at, division.timeZone, brand.locale),
        }),
    });
    return row;
  }

  async function issueLine(
    db: Db,
    at: { division: Division; order: OrderRow },
    item: OrderItemRow,
  ): Promise<void> {
    const { division, order } = at;
    const recipient = recipientOf(item);
    if (!recipient) return;
    for (let unit = 0; unit < item.quantity; unit += 1)
      await issue(db, division, {
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

  return { issue };
}

/** Issues cards. */
export type Issuing = ReturnType<typeof createIssuing>;
