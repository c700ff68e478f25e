import { statusTexts, type CallInput } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { CatalogueLookups } from '../../catalogue/catalogue.types.ts';
import { returnBookedMail } from '../../notifications/mail/return-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { recordUnitsBack } from '../../stock/stock-changes.ts';
import { giveStockBack } from '../../stock/stock.ts';
import type { AmountRefunds } from '../change/amount-refunds.ts';
import { givenBackMinor, readRefunds } from '../change/changes.repository.ts';
import { creditedDelivery, type CreditedLine } from '../change/refund-record.ts';
import { creditedFor, unitsByHand } from '../hand-refunds/refundable.ts';
import { moveOrder } from '../move-order.ts';
import { isRefundStatus } from '../order-state.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import { pushOfReturn, type OrderPushes } from '../order-pushes.ts';
import { findOrder, readItems } from '../order-lookups.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { productsOf, stockOf } from '../order-stock.ts';
import { lineTotalMinor } from '../orders.view.ts';
import { bookReturn, readReturns, type StoredReturn } from './returns.repository.ts';
import { createExchanges, type Arrived } from './exchanges.ts';
import { deliveryBackMinor, isAllBack, isExchangedInPart } from './delivery-back.ts';
import { arrivedOf, lineRefundMinor } from './return-rules.ts';
import { refundReason } from './returns.view.ts';

/** Report of staff on a returned parcel. */
export type Booking = CallInput<'atlas.bookReturn'>['body'];

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** The refund of lines, in their order, where an amount that was refunded by hand has left less for all of them. */
function atMost(lines: readonly CreditedLine[], mostMinor: number): CreditedLine[] {
  let left = Math.max(0, mostMinor);
  return lines.map((line) => {
    const minor = Math.min(line.minor, left);
    left -= minor;
    return { ...line, minor };
  });
}

const nothingBack = { refundMinor: 0, toCardsMinor: 0 };

/** Received lines, checked against the return; throws the failure. */
function arrivedLines(
  stored: StoredReturn,
  items: readonly OrderItemRow[],
  booking: Booking,
): { received: Map<string, number>; arrived: Arrived[] } {
  const received = new Map(booking.lines.map(({ id, received: count }) => [id, count]));
  const arrived = stored.lines.flatMap((line) => {
    const count = received.get(line.item_id) ?? 0;
    const item = items.find(({ id }) => id === line.item_id);
    if (!item) throw new Error(`The line ${line.item_id} of a return is gone`);
    if (count > line.quantity) {
      const message = `Only ${line.quantity} of ${item.name} were announced`;
      throw new Rollback(fail('validation_failed', message, 'lines'));
    }
    return count > 0 ? [{ item, line, count }] : [];
  });
  const known = new Set(stored.lines.map(({ item_id: id }) => id));
  if ([...received.keys()].some((id) => !known.has(id)))
    throw new Rollback(fail('validation_failed', 'This is not in the return', 'lines'));
  return { received, arrived };
}

/** Number of pieces announced, and number of them that were in the parcel. */
function countsOf(
  { lines }: StoredReturn,
  arrived: readonly Arrived[],
): { announced: number; received: number } {
  return {
    announced: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    received: arrived.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Books returns in: the goods are counted, their money goes back, or an exchange is made. */
export function createReturnBooking(
  core: Core,
  deps: { catalogue: CatalogueLookups; mailer: Mailer; pushes: OrderPushes; amountRefunds: AmountRefunds },
) {
  const { database, divisions, jobs } = core;
  const { catalogue, mailer, pushes, amountRefunds } = deps;
  const exchanges = createExchanges(core, deps);

  /** The money of what has arrived, never more than is left of what was paid. */
  async function refund(
    db: Db,
    order: OrderRow,
    given: {
      number: string;
      items: readonly OrderItemRow[];
      arrived: readonly Arrived[];
      returns: readonly StoredReturn[];
    },
  ): Promise<{ refundMinor: number; toCardsMinor: number }> {
    const { items, arrived, returns, number } = given;
    const refunds = await readRefunds(db, order);
    // Money that a person refunded by hand does not go back again.
    const lines = arrived.map(({ item, count }) => ({
      item: item.id,
      quantity: count,
      minor: Math.min(
        lineRefundMinor(item, { before: arrivedOf(item, returns), now: count }),
        Math.max(0, lineTotalMinor(item) - creditedFor(item.id, refunds)),
      ),
    }));
    const isLast =
      !isExchangedInPart(returns) &&
      isAllBack(items, (item) => {
        const now = arrived.find((each) => each.item.id === item.id)?.count ?? 0;
        return arrivedOf(item, returns) + unitsByHand(item, refunds) + now;
      });
    const deliveryMinor = isLast
      ? Math.min(
          deliveryBackMinor(order),
          Math.max(0, order.shipping_minor - creditedFor(creditedDelivery, refunds)),
        )
      : 0;
    const due = deliveryMinor > 0 ? [...lines, { item: creditedDelivery, minor: deliveryMinor }] : lines;
    const credited = atMost(due, order.total_minor - (await givenBackMinor(db, order)));
    const amountMinor = credited.reduce((sum, { minor }) => sum + minor, 0);
    if (amountMinor === 0) return nothingBack;
    if (order.payment_state !== 'paid')
      throw new Rollback(fail('conflict', 'Nobody has paid this order, so there is nothing to refund.'));
    const reason = refundReason(number);
    const noted = { amountMinor, reason, ofReturn: true, credited };
    const toCardsMinor = await amountRefunds.enqueue(db, order, noted);
    return { refundMinor: amountMinor, toCardsMinor };
  }

  async function book(
    staff: Identity,
    at: { orderId: number; returnId: number; mayRefund: boolean },
    booking: Booking,
  ): Promise<Result<null>> {
    let touched: { division: number; products: number[] } | null = null;
    const variants = await exchanges.variantsOf(at);
    const result = await settle(() =>
      database.platform(async (db) => {
        const order = await findOrder(db, { division: null, id: at.orderId, lock: true });
        const division = order && (await divisions.byId(order.division_id, db));
        if (!order || !division) throw new Rollback(gone());
        const returns = await readReturns(db, order);
        const stored = returns.find(({ row }) => row.id === at.returnId);
        if (!stored) throw new Rollback(gone());
        const { row } = stored;
        if (row.state === 'cancelled')
          throw new Rollback(fail('conflict', 'The customer has cancelled this return'));
        if (row.state !== 'asked') throw new Rollback(fail('conflict', 'This return is booked in already'));
        if (isRefundStatus(order.status))
          throw new Rollback(fail('conflict', 'All of this order was refunded already'));
        if (row.resolution === 'refund' && !at.mayRefund)
          throw new Rollback(fail('forbidden', statusTexts[403] ?? ''));
        const items = await readItems(db, order);
        const { received, arrived } = arrivedLines(stored, items, booking);
        const facts = { number: row.number, items, arrived, returns };
        const restock = async (): Promise<void> => {
          if (!booking.restock) return;
          const moves = stockOf(arrived.map(({ item, count }) => ({ ...item, quantity: count })));
          await giveStockBack(db, division.id, moves);
          await recordUnitsBack(db, division.id, { by: staff, orderId: order.id, moves });
        };
        // Before the gift cards, as every order locks them.
        if (row.resolution === 'refund') await restock();
        const { refundMinor, toCardsMinor } =
          row.resolution === 'refund' ? await refund(db, order, facts) : nothingBack;
        const child =
          row.resolution === 'exchange' && arrived.length > 0
            ? await exchanges.create(db, division, { order, variants, ...facts })
            : null;
        // Returned goods cannot be used for their own exchange.
        if (row.resolution === 'exchange') await restock();
        await bookReturn(db, stored, { by: staff.name, received });
        if (child && order.status === 'complete') {
          const moved = await moveOrder(db, {
            division: division.id,
            orderId: order.id,
            from: order.status,
            to: 'exchanged',
            reason: `Return ${row.number}, sent again as ${child.number}`,
            by: { kind: 'staff', id: staff.id, name: staff.name },
          });
          if (!moved.ok) throw new Rollback(moved);
        }
        await recordAudit(db, {
          division: division.id,
          actor: staff,
          action: 'return.booked',
          target: `order:${order.id}`,
          data: { return: row.number, received: Object.fromEntries(received), refundMinor },
        });
        const mailFacts = orderMailFacts(order, items);
        await mailer.send(db, division, {
          kind: 'order.return_booked',
          dedupeKey: `order.return_booked:${row.id}`,
          order: order.id,
          to: order.email,
          language: mailFacts.language,
          draft: (brand) =>
            returnBookedMail(brand, mailFacts, {
              number: row.number,
              refundMinor,
              toCardsMinor,
              exchange: child && { number: child.number, hash: child.hash },
              ...countsOf(stored, arrived),
            }),
        });
        if (arrived.length > 0) await pushOfReturn(db, pushes, { order, returned: row });
        touched = { division: division.id, products: productsOf(items) };
        return null;
      }),
    );
    jobs.wake();
    await restocked(touched);
    return result.ok ? ok(null) : result;
  }

  async function restocked(touched: { division: number; products: number[] } | null): Promise<void> {
    if (touched) await catalogue.stockChanged(touched.division, touched.products);
  }

  return { book };
}

/** Books returns in. */
export type ReturnBooking = ReturnType<typeof createReturnBooking>;
