import { statusTexts, type RecordPayment } from '@omnis/contract';
import { wallTime, type OrderStatusCode } from '@omnis/models';
import { sql } from 'kysely';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { CatalogueLookups } from '../../catalogue/catalogue.types.ts';
import { recountOrder } from '../../customers/recounts.ts';
import type { Division } from '../../../tenancy/division.ts';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import { issueCards } from '../../gift-cards/gift-cards.jobs.ts';
import { orderOnAccountMail, paymentRecordedMail } from '../../notifications/mail/payment-recorded-mail.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { countSold } from '../../stock/stock.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import { onceKey, type OnceKey } from '../change/once.ts';
import { chargesOf } from '../charges/charges.ts';
import { writeCharges } from '../charges/charges.repository.ts';
import { placeDraft } from '../drafts/place-draft.ts';
import { moveOrder, noteOnOrder, type OrderMover } from '../move-order.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import type { OrderNews } from '../order-news.ts';
import { stateOf } from '../order-state.ts';
import { holdsGoods } from '../payable.ts';
import { takeGoods } from '../take-goods.ts';
import { findOrder, readItems } from '../order-lookups.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { insertPayment, paymentByKey } from './order-payments.repository.ts';
import { dueFailure, isOwed } from './payment-due.ts';

/** Which order somebody says is paid, and the key by which a repeat is known. */
export interface PaymentAt {
  /** The store that the order must belong to; null for staff, under the platform's role. */
  readonly division: number | null;
  readonly orderId: number;
  readonly key: string;
}

/** Payments that come otherwise than by the platform's processor. */
export interface RecordedPayments {
  /**
   * Records that all of an order was paid, or that it will be by purchase order, and moves one that waited for it. Its customer
   * is told in the same transaction.
   *
   * Fails with `not_found`; `conflict` where nothing is due, or a bank has still to answer; `validation_failed` on `paidOn` for
   * a day to come; `idempotency_key_reused`. Nothing is written then.
   */
  record(by: Identity, at: PaymentAt, payment: RecordPayment): Promise<Result<null>>;
}

/** The name of a payment method on a receipt. */
export const methodNames: Readonly<Record<RecordPayment['method'], string>> = {
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  purchase_order: 'Purchase order',
};

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

const nameOf = ({ method, reference }: Pick<RecordPayment, 'method' | 'reference'>): string =>
  [methodNames[method], reference].filter((part) => part !== '').join(' ');

/** Where an order goes that waited for its payment; null where it is on its way already. */
function nextOf(order: OrderRow, isPaid: boolean): OrderStatusCode | null {
  switch (stateOf(order).status) {
    case 'new':
    case 'to_be_paid':
      return 'paid';
    case 'bespoke_approved':
      return isPaid ? 'bespoke_paid' : 'po_confirmed';
    case 'po_confirmed':
      return isPaid ? 'bespoke_paid' : null;
    default:
      return null;
  }
}

/** Builds the record of payments. */
export function createRecordedPayments(
  { database, divisions, jobs }: Pick<Core, 'database' | 'divisions' | 'jobs'>,
  deps: { mailer: Mailer; news: OrderNews; catalogue: CatalogueLookups },
): RecordedPayments {
  const { mailer, news, catalogue } = deps;

  async function restocked(touched: { division: number; products: number[] } | null): Promise<void> {
    if (touched) await catalogue.stockChanged(touched.division, touched.products);
  }

  /** Follows up on money that has come: gift cards are issued, and what was sold is counted. */
  async function settleGoods(db: Db, order: OrderRow, items: readonly OrderItemRow[]): Promise<void> {
    const { division_id: division } = order;
    await Promise.all([
      items.some((item) => recipientOf(item) !== null)
        ? jobs.enqueue(db, issueCards, { division, orderId: order.id })
        : undefined,
      countSold(
        db,
        division,
        items.flatMap(({ product_id: productId, quantity }) =>
          productId === null ? [] : [{ productId, quantity }],
        ),
      ),
    ]);
  }

  /** Tells the customer of a payment that moved nothing, or of an order that is made before it is paid. */
  async function tell(
    db: Db,
    division: Division,
    {
      order,
      items,
      key,
      payment,
    }: { order: OrderRow; items: readonly OrderItemRow[]; key: string; payment: RecordPayment },
  ): Promise<void> {
    const facts = orderMailFacts(order, items);
    await mailer.send(db, division, {
      kind: payment.paidOn === null ? 'order.on_account' : 'order.payment_received',
      dedupeKey: `order.recorded:${order.id}:${key}`,
      order: order.id,
      to: order.email,
      language: facts.language,
      draft: (brand) =>
        payment.paidOn === null
          ? orderOnAccountMail(brand, facts, payment.reference)
          : paymentRecordedMail(brand, facts),
    });
  }

  /** Records that what is owed of an order was paid; the order stays where it is. */
  async function payOwed(
    db: Db,
    {
      order,
      division,
      items,
      payment,
      by,
      mover,
      once,
    }: {
      order: OrderRow;
      division: Division;
      items: readonly OrderItemRow[];
      payment: RecordPayment;
      by: Identity;
      mover: OrderMover;
      once: OnceKey;
    },
  ): Promise<null> {
    if (payment.paidOn === null)
      throw new Rollback(fail('validation_failed', 'Enter the date on which the money came', 'paidOn'));
    const { owed_minor: minor } = order;
    const method = nameOf(payment);
    await insertPayment(db, {
      division_id: order.division_id,
      order_id: order.id,
      method: payment.method,
      reference: payment.reference,
      amount_minor: minor,
      paid_on: payment.paidOn,
      by_kind: mover.kind,
      by_id: by.id,
      by_name: by.name,
      idempotency_key: once.key,
      body_hash: once.bodyHash,
    });
    await writeCharges(db, order, {
      owedMinor: 0,
      charges: [...chargesOf(order), { minor, intent: null, method, state: 'paid', refundedMinor: 0 }],
    });
    await recordAudit(db, {
      division: order.division_id,
      actor: by,
      action: 'order.payment_recorded',
      target: `order:${order.id}`,
      data: { number: order.number, ...payment },
    });
    await noteOnOrder(db, order, { reason: `Paid: ${method}`, by: mover });
    await tell(db, division, { order: { ...order, total_minor: minor }, items, key: once.key, payment });
    return null;
  }

  return {
    record: async (by, { division: within, orderId, key }, payment) => {
      const once = onceKey(key, ['payment', orderId, payment]);
      const mover: OrderMover = {
        kind: by.kind === 'staff' ? 'staff' : 'owner',
        id: by.id,
        name: by.name,
      };
      const isPaid = payment.paidOn !== null;
      let touched: { division: number; products: number[] } | null = null;
      const work = async (db: Db): Promise<null> => {
        const seen = await findOrder(db, { division: within, id: orderId, lock: true });
        const division = seen && (await divisions.byId(seen.division_id, db));
        if (!seen || !division) throw new Rollback(gone());
        const earlier = await paymentByKey(db, seen.division_id, key);
        if (earlier?.body_hash === once.bodyHash) return null;
        if (earlier) {
          const used = 'This Idempotency-Key was used for something else. Use a new one.';
          throw new Rollback(fail('idempotency_key_reused', used, 'Idempotency-Key'));
        }
        const items = await readItems(db, seen);
        const failure = dueFailure(seen, items, { payment, today: todayIn(division.timeZone) });
        if (failure) throw new Rollback(failure);
        if (isOwed(seen)) return payOwed(db, { order: seen, division, items, payment, by, mover, once });
        // A failed payment has put the goods back; one that staff moved on before kept them.
        const waited = seen.status === 'new' || seen.status === 'to_be_paid';
        if (waited && !holdsGoods(seen))
          touched = { division: division.id, products: await takeGoods(db, seen, items) };
        await placeDraft(db, division, { order: seen, by: mover });
        await insertPayment(db, {
          division_id: seen.division_id,
          order_id: seen.id,
          method: payment.method,
          reference: payment.reference,
          amount_minor: seen.total_minor,
          paid_on: payment.paidOn,
          by_kind: mover.kind,
          by_id: by.id,
          by_name: by.name,
          idempotency_key: key,
          body_hash: once.bodyHash,
        });
        const order = await db.query
          .updateTable('orders')
          .set({
            payment_method: nameOf(payment),
            payment_state: isPaid ? 'paid' : 'pending',
            // A card payment that was tried before has failed, and is not refunded.
            payment_intent: null,
            updated_at: sql<Date>`now()`,
          })
          .where('division_id', '=', seen.division_id)
          .where('id', '=', seen.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await recountOrder(db, order);
        if (isPaid) await settleGoods(db, order, items);
        await recordAudit(db, {
          division: order.division_id,
          actor: by,
          action: 'order.payment_recorded',
          target: `order:${order.id}`,
          data: { number: order.number, ...payment },
        });
        const to = nextOf(order, isPaid);
        if (to === null) {
          const reason = isPaid ? `Paid: ${nameOf(payment)}` : `To be paid: ${nameOf(payment)}`;
          await noteOnOrder(db, order, { reason, by: mover });
          if (isPaid)
            await tellWebhooks(db, order.division_id, [{ event: 'order.paid', about: { id: order.id } }]);
          await tell(db, division, { order, items, key, payment });
          return null;
        }
        const moved = await moveOrder(db, {
          division: order.division_id,
          orderId: order.id,
          from: order.status,
          to,
          reason: nameOf(payment),
          onAccount: !isPaid,
          by: mover,
        });
        if (!moved.ok) throw new Rollback(moved);
        // A move to paid is told as money that has come, which it has not.
        if (!isPaid && to === 'paid') await tell(db, division, { order, items, key, payment });
        else await news.moved(db, division, moved.value);
        return null;
      };
      const result = await settle(() =>
        within === null ? database.platform(work) : database.tenant(within, work),
      );
      if (!result.ok) return result;
      jobs.wake();
      await restocked(touched);
      return ok(null);
    },
  };
}

/** The day that it is in a time zone, as an ISO date. */
function todayIn(timeZone: string): string {
  return wallTime(new Date(), timeZone).date;
}
