import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { issueCards } from '../gift-cards/gift-cards.jobs.ts';
import { recipientOf } from '../gift-cards/bought-cards.ts';
import { readUses } from '../gift-cards/order-cards.ts';
import { giveBackToCards } from '../gift-cards/paying.ts';
import { giveBackUses } from '../discounts/discount-uses.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import type { Division } from '../../tenancy/division.ts';
import { paymentFailedMail, paymentReceivedMail } from '../notifications/mail/order-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { moveOrder, systemMover } from '../orders/move-order.ts';
import { setPaymentState } from '../orders/new-order.ts';
import { noticeLostPayment } from '../orders/order-notices.ts';
import { orderMailFacts } from '../orders/order-mail-facts.ts';
import { productsOf, stockOf } from '../orders/order-stock.ts';
import { findOrder, readItems } from '../orders/order-lookups.ts';
import type { OrderRow } from '../orders/orders.types.ts';
import { noteSignals } from '../orders/signals/signals.ts';
import { attemptWords } from '../payments/attempt-words.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { countSold, giveStockBack } from '../stock/stock.ts';
import { languageOf } from '@omnis/models';
import { intentsOfOrder } from './tried-payments.ts';

/** Which order. */
export interface OrderAt {
  division: Division;
  orderId: number;
  /** The payment that has ended; another one of the same order is none of its business. */
  intent: string;
}

/** Writes down how the payment of an order ended, once. */
export function createPaymentEndings(
  { database, jobs }: Pick<Core, 'database' | 'jobs'>,
  deps: { payments: PaymentsService; mailer: Mailer; catalogue: CatalogueLookups },
) {
  const { payments, mailer, catalogue } = deps;

  /** Runs for an order whose payment is still open, under its lock. */
  function whileOpen<T>(
    { division, orderId, intent }: OrderAt,
    work: (db: Db, order: OrderRow) => Promise<T>,
  ): Promise<T | null> {
    return database.tenant(division.id, async (db) => {
      const order = await findOrder(db, { division: division.id, id: orderId, lock: true });
      const open = order?.payment_state === 'authorised' || order?.payment_state === 'pending';
      return order && open && order.payment_intent === intent ? work(db, order) : null;
    });
  }

  async function note(
    db: Db,
    order: OrderRow,
    attempt: { message: string; success: boolean; methodName?: string },
  ): Promise<void> {
    const { payment_intent: intent, payment_method: known, division_id: division } = order;
    if (intent === null) return;
    const { message, success, methodName } = attempt;
    await payments.recordAttempt(db, division, { intent, message, success, methodName: methodName ?? known });
  }

  return {
    /** The processor has confirmed an authorisation that was in doubt. */
    async authorised(at: OrderAt, methodName: string, then: (db: Db) => Promise<void>): Promise<void> {
      await whileOpen(at, async (db, order) => {
        await Promise.all([
          setPaymentState(db, order, { state: 'authorised', method: methodName }),
          note(db, order, { message: attemptWords.authorised, success: true, methodName }),
          then(db),
        ]);
      });
    },

    /** The money is ours. The shopper is told when they had been left in doubt, or had paid late. */
    async paid(at: OrderAt, methodName: string, { tell }: { tell: boolean }): Promise<void> {
      const { division } = at;
      await whileOpen(at, async (db, order) => {
        const [items, uses, intents] = await Promise.all([
          readItems(db, order),
          readUses(db, order),
          intentsOfOrder(db, division.id, order.id),
        ]);
        const tried = await payments.attempts(db, division.id, intents);
        await noteSignals(db, order, tried.filter(({ success }) => !success).length);
        await Promise.all([
          setPaymentState(db, order, { state: 'paid', method: methodName }),
          items.some((item) => recipientOf(item) !== null)
            ? jobs.enqueue(db, issueCards, { division: division.id, orderId: order.id })
            : undefined,
          note(db, order, { message: attemptWords.paid, success: true, methodName }),
          countSold(
            db,
            division.id,
            items.flatMap(({ product_id: productId, quantity }) =>
              productId === null ? [] : [{ productId, quantity }],
            ),
          ),
          tell || order.status === 'to_be_paid'
            ? mailer.send(db, division, {
                kind: 'order.payment_received',
                dedupeKey: `order.payment:${order.id}:${at.intent}`,
                order: order.id,
                to: order.email,
                language: languageOf(order.language),
                draft: (brand) => paymentReceivedMail(brand, orderMailFacts(order, items, uses)),
              })
            : undefined,
        ]);
        if (order.status !== 'new' && order.status !== 'to_be_paid') return;
        const move = {
          division: division.id,
          orderId: order.id,
          from: order.status,
          to: 'paid',
          by: systemMover,
        };
        const moved = await moveOrder(db, move);
        if (!moved.ok) throw new Error(moved.message);
      });
    },

    /**
     * Nothing was or will be paid: the goods go back into stock, what gift cards paid goes back to them, the discounts can be
     * used again, the shopper is told.
     */
    async lost(at: OrderAt, message: string): Promise<void> {
      const { division } = at;
      const products = await whileOpen(at, async (db, order) => {
        const items = await readItems(db, order);
        await Promise.all([
          setPaymentState(db, order, { state: 'failed' }),
          note(db, order, { message, success: false }),
        ]);
        // Staff may have moved it on by hand, because it was paid in another way.
        if (order.status !== 'new' && order.status !== 'to_be_paid') return [];
        if (order.status === 'new') {
          const moved = await moveOrder(db, {
            division: division.id,
            orderId: order.id,
            from: 'new',
            to: 'to_be_paid',
            reason: message,
            by: systemMover,
          });
          if (!moved.ok) throw new Error(moved.message);
        }
        await Promise.all([giveStockBack(db, division.id, stockOf(items)), giveBackUses(db, order)]);
        // After the goods, as every order locks them.
        const toCardsMinor = await giveBackToCards(db, order);
        await setPaymentState(db, order, { state: 'failed', giftCardMinor: 0 });
        await noticeLostPayment(db, order, at.intent);
        await mailer.send(db, division, {
          kind: 'order.payment_failed',
          dedupeKey: `order.payment:${order.id}:${at.intent}`,
          order: order.id,
          to: order.email,
          language: languageOf(order.language),
          draft: (brand) => paymentFailedMail(brand, orderMailFacts(order, items), toCardsMinor),
        });
        return productsOf(items);
      });
      if (products && products.length > 0) await catalogue.stockChanged(division.id, [...new Set(products)]);
    },
  };
}

/** How payments end. */
export type PaymentEndings = ReturnType<typeof createPaymentEndings>;
