import { statusTexts, type OrderRefund } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { CatalogueLookups } from '../../catalogue/catalogue.types.ts';
import { orderRefundedMail } from '../../notifications/mail/order-refunded-mail.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { recordUnitsBack } from '../../stock/stock-changes.ts';
import { giveStockBack, lockVariants } from '../../stock/stock.ts';
import type { AmountRefunds } from '../change/amount-refunds.ts';
import { readRefunds, refundByKey } from '../change/changes.repository.ts';
import { onceKey } from '../change/once.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import { isRefundStatus } from '../order-state.ts';
import { productsOf, stockOf } from '../order-stock.ts';
import { findOrder, readItems } from '../order-lookups.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { readOrder } from '../orders.view.ts';
import { readReturns } from '../returns/returns.repository.ts';
import { planRefund, refundableOf } from './refundable.ts';

/** Which order somebody refunds, and the key by which a repeat is known. */
export interface RefundAt {
  /** The store that the order must belong to; null for staff, under the platform's role. */
  readonly division: number | null;
  readonly orderId: number;
  readonly key: string;
}

/** Refunds that owners and staff make by line, quantity, delivery or amount. */
export interface HandRefunds {
  /**
   * Gives a part of an order's payment back: one refund for one key, however often it is sent. The order stays locked while it
   * is decided, so that two people at once never give back more than was paid.
   *
   * Fails with `not_found`; `conflict` where the order is not paid, or all of it was refunded; `validation_failed` on the
   * field that asks for too much; `idempotency_key_reused`. Nothing is written then.
   */
  refund(by: Identity, at: RefundAt, wish: OrderRefund): Promise<Result<null>>;
}

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** Why nothing of an order can be refunded; null when something can. */
function standsAgainst(order: OrderRow): Failure | null {
  if (isRefundStatus(order.status) || order.payment_state === 'refunded')
    return fail('conflict', 'All of this order was refunded or cancelled already.');
  if (order.payment_state === 'authorised')
    return fail('conflict', 'The payment is still being taken. Try again in a moment.');
  return order.payment_state === 'paid'
    ? null
    : fail('conflict', 'Nobody has paid this order, so there is nothing to refund.');
}

/** Builds the refunds by hand. */
export function createHandRefunds(
  { database, divisions, jobs }: Pick<Core, 'database' | 'divisions' | 'jobs'>,
  deps: { catalogue: CatalogueLookups; mailer: Mailer; amountRefunds: AmountRefunds },
): HandRefunds {
  const { catalogue, mailer, amountRefunds } = deps;

  async function restock(
    db: Db,
    order: OrderRow,
    { by, items, lines }: { by: Identity; items: readonly OrderItemRow[]; lines: OrderRefund['lines'] },
  ): Promise<number[]> {
    const back = lines.flatMap(({ id, quantity }) => {
      const item = items.find((each) => each.id === id);
      return item ? [{ ...item, quantity }] : [];
    });
    const moves = stockOf(back);
    if (moves.length === 0) return [];
    await lockVariants(
      db,
      order.division_id,
      moves.map(({ variantId }) => variantId),
    );
    await giveStockBack(db, order.division_id, moves);
    await recordUnitsBack(db, order.division_id, { by, orderId: order.id, moves });
    return productsOf(back);
  }

  async function refund(
    by: Identity,
    { division: within, orderId, key }: RefundAt,
    wish: OrderRefund,
  ): Promise<Result<null>> {
    const touched: { division: number; products: number[] } = { division: 0, products: [] };
    const once = onceKey(key, ['refund', orderId, wish]);
    const work = async (db: Db): Promise<null> => {
      const order = await findOrder(db, { division: within, id: orderId, lock: true });
      const division = order && (await divisions.byId(order.division_id, db));
      if (!order || !division) throw new Rollback(gone());
      const earlier = await refundByKey(db, order.division_id, key);
      if (earlier?.body_hash === once.bodyHash) return null;
      if (earlier) {
        const used = 'This Idempotency-Key was used for something else. Use a new one.';
        throw new Rollback(fail('idempotency_key_reused', used, 'Idempotency-Key'));
      }
      const failure = standsAgainst(order);
      if (failure) throw new Rollback(failure);
      const [items, refunds, returns] = await Promise.all([
        readItems(db, order),
        readRefunds(db, order),
        readReturns(db, order),
      ]);
      const { currency } = readOrder(order);
      const planned = planRefund(refundableOf({ order, items, refunds, returns }), wish, currency);
      if (!planned.ok) throw new Rollback(planned);
      const { amountMinor } = planned.value;
      const credited = planned.value.credited.map((line) =>
        wish.restock && line.quantity !== undefined ? { ...line, restocked: true } : line,
      );
      // Before the gift cards, as every order locks them.
      if (wish.restock) touched.products = await restock(db, order, { by, items, lines: wish.lines });
      touched.division = order.division_id;
      const reason = wish.reason === '' ? 'Refund' : wish.reason;
      const toCardsMinor = await amountRefunds.enqueue(db, order, {
        amountMinor,
        reason,
        credited,
        byHand: { name: by.name, ...once },
      });
      await recordAudit(db, {
        division: order.division_id,
        actor: by,
        action: 'order.refunded',
        target: `order:${order.id}`,
        data: { number: order.number, amountMinor, lines: wish.lines, restock: wish.restock, reason },
      });
      const facts = orderMailFacts(order, items);
      await mailer.send(db, division, {
        kind: 'order.refund',
        dedupeKey: `order.refund:${order.id}:${key}`,
        order: order.id,
        to: order.email,
        language: facts.language,
        draft: (brand) =>
          orderRefundedMail(brand, facts, { refundMinor: amountMinor, toCardsMinor, reason: wish.reason }),
      });
      return null;
    };
    const result = await settle(() =>
      within === null ? database.platform(work) : database.tenant(within, work),
    );
    if (!result.ok) return result;
    jobs.wake();
    if (touched.products.length > 0) await catalogue.stockChanged(touched.division, touched.products);
    return ok(null);
  }

  return { refund };
}
