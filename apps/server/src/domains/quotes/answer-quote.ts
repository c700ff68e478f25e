import { statusTexts, type CallInput, type Quote } from '@omnis/contract';
import { customerMoves, isOrderStatusCode, languageOf, type OrderStatusCode } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import { sayInMail } from '../../texts/mails/mail-words.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { ArtworksService } from '../designs/artworks/artworks.service.ts';
import { addressErrors, tidyAddress } from '../delivery/address-rules.ts';
import { ownLanguage, type Division } from '../../tenancy/division.ts';
import { quoteAnsweredMail } from '../notifications/mail/quote-to-shop-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { tellTeam } from '../notifications/dashboard/tell-team.ts';
import { noteOnOrder } from '../orders/move-order.ts';
import { findOrder, findOrderByHash } from '../orders/order-lookups.ts';
import type { OrderRow } from '../orders/orders.types.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import { readOrder, toTotals } from '../orders/orders.view.ts';
import { updateQuote } from './quotes.repository.ts';
import type { QuoteRow } from './quotes.types.ts';
import { isExpired } from './quote-validity.ts';
import { mockupOf, toQuote } from './quotes.view.ts';
import { wholeQuotes } from './whole-quote.ts';

/** Answer of a customer. */
export type QuoteAnswer = CallInput<'quotes.answer'>['body'];

/** Answers to quotes from one network address in an hour. */
const perVisitor: RateLimit = { max: 60, seconds: 60 * 60 };
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** Where an answer leads; null where the quote stays where it is. */
function target({ action }: QuoteAnswer, status: OrderStatusCode): OrderStatusCode | null {
  switch (action) {
    case 'accept':
      return 'bespoke_mockup';
    case 'terms':
      return 'bespoke_requested_terms';
    case 'approve':
      return 'bespoke_approved';
    case 'confirm':
      return 'po_confirmed';
    case 'change':
      // An approval no longer holds; a price and a mock-up are changed where they are.
      return status === 'bespoke_approved' ? 'bespoke_mockup' : null;
  }
}

/** Tells whether the price and the mock-up are those that the customer was shown; staff may replace them meanwhile. */
function isAsSeen(order: OrderRow, quote: QuoteRow, answer: QuoteAnswer): boolean {
  if (answer.action === 'change') return true;
  const { expectedTotal } = answer;
  const { total } = toTotals(order, readOrder(order).currency);
  if (expectedTotal !== undefined && expectedTotal !== total) return false;
  if (answer.action === 'confirm' || answer.expectedMockup === undefined) return true;
  return answer.expectedMockup === mockupOf(order.division_id, quote);
}

/** Why an answer cannot be given as the quote stands; null when it can. */
function refusal(order: OrderRow, quote: QuoteRow, answer: QuoteAnswer): Failure | null {
  const { status } = order;
  if (status !== answer.from || !isOrderStatusCode(status) || !isAsSeen(order, quote, answer))
    return fail('conflict', 'This quote has moved on. Look at it again before you answer.');
  const to = target(answer, status);
  const isTheirs =
    to === null ? status === 'quote' || status === 'bespoke_mockup' : customerMoves(status).includes(to);
  if (!isTheirs) return fail('validation_failed', 'You cannot answer this now', 'action');
  if (status === 'quote' && quote.offered_at === null)
    return fail('conflict', 'There is no price yet. We will email you when there is.');
  if (status === 'quote' && answer.action !== 'change' && isExpired(quote))
    return fail('conflict', 'This price is no longer valid. Ask for changes to get a new one.');
  if (answer.action === 'approve' && quote.mockup === null)
    return fail('conflict', 'There is no mock-up yet. We will email you when there is.');
  return null;
}

/** Makes the answers of customers to quotes. */
export function createQuoteAnswers(
  { database, jobs }: Core,
  needs: { artworks: ArtworksService; mailer: Mailer; orders: Pick<OrdersService, 'move'> },
) {
  const { artworks, mailer, orders } = needs;
  const wholes = wholeQuotes(artworks);
  const limits = createRateLimits(database);

  /** Stores the parts of an answer besides the move. */
  async function keep(db: Db, order: OrderRow, answer: QuoteAnswer): Promise<void> {
    if (answer.action === 'change')
      await updateQuote(db, order, { asked: answer.note, asked_at: new Date() });
    if (answer.action !== 'confirm') return;
    await updateQuote(db, order, { po_number: answer.poNumber });
    const address = tidyAddress(answer.address);
    const say = sayInMail(languageOf(order.language));
    const { shippingMethod } = readOrder(order);
    await db.query
      .updateTable('orders')
      .set({
        shipping_address: JSON.stringify(address),
        billing_address: JSON.stringify(address),
        country: address.country,
        // Its papers are the customer's, in their language, and no longer say that delivery is open.
        shipping_method: JSON.stringify({ ...shippingMethod, name: say('As agreed') }),
        payment_method: say('Purchase order {number}', { number: answer.poNumber }),
      })
      .where('division_id', '=', order.division_id)
      .where('id', '=', order.id)
      .execute();
  }

  async function carryOut(
    db: Db,
    division: Division,
    { hash, answer }: { hash: string; answer: QuoteAnswer },
  ) {
    const found = await findOrderByHash(db, division.id, hash);
    // Locked, so that of two answers at once one is too late.
    const order = found && (await findOrder(db, { division: division.id, id: found.id, lock: true }));
    const whole = order && (await wholes.read(db, division, order));
    if (!order || !whole) throw new Rollback(gone());
    const fault = refusal(order, whole.quote, answer);
    if (fault) throw new Rollback(fault);
    const by = { kind: 'customer', id: order.customer_id, name: order.customer_name } as const;
    const reason = answer.action === 'change' ? answer.note : '';
    await keep(db, order, answer);
    const to = isOrderStatusCode(order.status) ? target(answer, order.status) : null;
    if (to === null) await noteOnOrder(db, order, { reason, by });
    else {
      const move = { division: division.id, orderId: order.id, from: order.status, to, reason, by };
      const moved = await orders.move(db, move);
      if (!moved.ok) throw new Rollback(moved);
    }
    const after = await findOrder(db, { division: division.id, id: order.id });
    const now = after && (await wholes.read(db, division, after));
    if (!now) throw new Rollback(gone());
    const dedupeKey = `quote.answered:${order.id}:${now.rows.log.at(-1)?.id ?? 0}`;
    await tellTeam(db, {
      division: division.id,
      kind: 'quote.answered',
      about: { id: order.id, number: order.number, action: answer.action },
      dedupeKey,
    });
    if (division.contactEmail !== '')
      await mailer.send(db, division, {
        kind: 'quote.answered',
        dedupeKey,
        to: division.contactEmail,
        replyTo: order.email,
        language: ownLanguage(division),
        draft: (brand) =>
          quoteAnsweredMail(brand, {
            number: order.number,
            customerName: order.customer_name,
            action: answer.action,
            note: reason,
            poNumber: answer.action === 'confirm' ? answer.poNumber : '',
          }),
      });
    return toQuote(now.rows, now);
  }

  /** Answers a quote; the move, the log, and the mails to both sides are written together. */
  return async (
    division: Division,
    { hash, answer }: { hash: string; answer: QuoteAnswer },
    ip: string,
  ): Promise<Result<Quote>> => {
    const wait = await limits.hit(`quote-answers:${division.id}:${ip}`, perVisitor);
    if (wait > 0) return tooMany(wait);
    const errors =
      answer.action === 'confirm'
        ? addressErrors(answer.address, 'address', { division, delivery: true })
        : [];
    const [first] = errors;
    if (first) return { ok: false, code: 'validation_failed', message: first.message, errors };
    const answered = await settle(() =>
      database.tenant(division.id, (db) => carryOut(db, division, { hash, answer })),
    );
    if (!answered.ok) return answered;
    jobs.wake();
    return ok(answered.value);
  };
}
