import { createHash } from 'node:crypto';
import { statusTexts, type PaymentMethod, type PlaceOrderAnswer } from '@omnis/contract';
import { formatMoney, toMinor } from '@omnis/models';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, type Failure, type Result } from '../../http/answer.ts';
import { recountOrder } from '../customers/recounts.ts';
import { takeAgain } from '../gift-cards/paying.ts';
import type { Division } from '../../tenancy/division.ts';
import { orderConfirmationMail } from '../notifications/mail/order-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { placeDraft } from '../orders/drafts/place-draft.ts';
import { orderMailFacts } from '../orders/order-mail-facts.ts';
import { findOrder, findOrderByHash, readItems } from '../orders/order-lookups.ts';
import type { OrderItemRow, OrderRow } from '../orders/orders.types.ts';
import { takeGoods } from '../orders/take-goods.ts';
import { attemptWords } from '../payments/attempt-words.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { attemptByKey, reserveAttempt, updateAttempt, type AttemptRow } from './attempts.repository.ts';
import { begunBefore, settleAfter, type Beginning } from './begin-checkout.ts';
import { beginCharge } from '../orders/charges/charge-order.ts';
import { capturePayment, reconcilePayment, settleAttempt } from './checkout.jobs.ts';
import { holdsGoods, payStateOf } from '../orders/payable.ts';
import { toPayAgain, type PaidAgain } from './to-pay-again.ts';
import { toStored } from './stored-answer.ts';
import type { OrderPayment, WrittenOrder } from './written-order.ts';

const agreedSchema = z.object({ page: z.string() });

/** Somebody who has the hash of an order, and pays it. */
export interface Payer {
  division: Division;
  owner: string;
  orderHash: string;
  paymentMethod: string;
  /** The way to pay that it is of: a card unless told. */
  payBy?: PaymentMethod | undefined;
  /** The page of terms that they have agreed to. */
  agreedTerms?: string | undefined;
  /** Total that the shopper was shown, in major units. */
  expectedTotal: number | undefined;
}

/** Why an order takes no money; null when it does. */
function payFailure(order: OrderRow | null): Failure | null {
  if (!order) return fail('not_found', statusTexts[404] ?? '');
  switch (payStateOf(order)) {
    case 'payable':
      return null;
    case 'paid':
      return fail('conflict', 'This order is paid already. Nothing was charged now.');
    case 'waiting':
      return fail('conflict', 'Your bank has not answered about the last payment yet. Wait a moment.');
    case 'closed':
      return fail('conflict', 'This order cannot be paid any more.');
  }
}

/** The terms that have to be agreed to before an order is paid; null where none are, or its shopper has agreed to these. */
export function termsToAgree(
  { checkout: { terms } }: Division,
  { agreed_terms: agreed }: Pick<OrderRow, 'agreed_terms'>,
): { page: string } | null {
  const known = agreedSchema.nullable().parse(agreed);
  return terms && known?.page !== terms.page ? terms : null;
}

function termsFailure(division: Division, order: OrderRow, agreed: string | undefined): Failure | null {
  const terms = termsToAgree(division, order);
  return terms && terms.page !== agreed
    ? fail('validation_failed', 'Agree to the terms to place your order', 'agreedTerms')
    : null;
}

/** Keeps which terms the payer of an order has agreed to, and when. */
async function noteAgreement({ query }: Db, { division_id, id }: OrderRow, page: string): Promise<void> {
  await query
    .updateTable('orders')
    .set({ agreed_terms: JSON.stringify({ page, time: new Date().toISOString() }) })
    .where('division_id', '=', division_id)
    .where('id', '=', id)
    .execute();
}

function totalFailure({ toPayMinor, currency }: PaidAgain, expectedMinor: number | null): Failure | null {
  if (expectedMinor === null || expectedMinor === toPayMinor) return null;
  const total = formatMoney(toPayMinor, currency);
  return fail('total_changed', `The total is now ${total}. Check your order again.`, 'expectedTotal');
}

/** Reserves the key of a payment for an order that stands already; the amount is the order's. */
export function createPayBeginning({ database, jobs }: Pick<Core, 'database' | 'jobs'>) {
  return (payer: Payer, key: string): Promise<Result<Beginning>> => {
    const { division, owner, orderHash, paymentMethod, expectedTotal, agreedTerms } = payer;
    const bodyHash = createHash('sha256')
      .update(JSON.stringify([owner, 'pay', orderHash, paymentMethod]))
      .digest('base64url');
    return database.tenant(division.id, async (db): Promise<Result<Beginning>> => {
      const earlier = await attemptByKey(db, division.id, key);
      if (earlier) return ok(await begunBefore(db, earlier, { bodyHash, by: database.processNumber }));
      const order = await findOrderByHash(db, division.id, orderHash);
      const failure = payFailure(order);
      if (!order || failure) return failure ?? fail('not_found', statusTexts[404] ?? '');
      const again = await toPayAgain(db, order);
      const { toPayMinor: amountMinor, currency } = again;
      const expected = expectedTotal === undefined ? null : toMinor(expectedTotal, currency);
      const changed = totalFailure(again, expected);
      if (changed) return changed;
      const unagreed = termsFailure(division, order, agreedTerms);
      if (unagreed) return unagreed;
      if (agreedTerms !== undefined && termsToAgree(division, order))
        await noteAgreement(db, order, agreedTerms);
      const reserved = await reserveAttempt(db, {
        division: division.id,
        key,
        bodyHash,
        owner,
        holder: database.processNumber,
        request: '{}',
        snapshot: null,
        amountMinor,
        currency,
        paysOrderId: order.id,
      });
      if (!reserved) return ok({ kind: 'busy' });
      const data = { division: division.id, attempt: reserved.id };
      await jobs.enqueueLater(db, settleAttempt, { data, afterSeconds: settleAfter });
      const { id, turn } = reserved;
      return ok({ kind: 'begun', checkout: { id, turn, intent: null, amountMinor, currency, goods: null } });
    });
  };
}

/** Puts an authorised payment on an order that stands. */
export function createPaymentTaker(
  { jobs }: Pick<Core, 'jobs'>,
  { payments, mailer }: { payments: PaymentsService; mailer: Mailer },
) {
  /** Notes a payment of what is owed of an order that was paid before. */
  async function takeOwed(
    db: Db,
    {
      division,
      found,
      order,
      payment,
    }: { division: Division; found: AttemptRow; order: OrderRow; payment: OrderPayment },
  ): Promise<WrittenOrder> {
    const changed = totalFailure(await toPayAgain(db, order), found.amount_minor);
    if (changed) throw new Rollback(changed);
    const { state, intent, methodName } = payment;
    await beginCharge(db, { jobs }, { order, amountMinor: found.amount_minor, payment });
    const answer = ok<PlaceOrderAnswer>({
      status: state === 'pending' ? 'pending' : 'placed',
      orderHash: order.hash,
      number: order.number,
    });
    await Promise.all([
      intent === null
        ? undefined
        : payments.recordAttempt(db, division.id, {
            intent,
            message: state === 'pending' ? attemptWords.unanswered : attemptWords.authorised,
            success: state !== 'pending',
            methodName,
          }),
      updateAttempt(
        db,
        { division: division.id, id: found.id, turn: found.turn },
        { state: 'done', orderId: order.id, answer: toStored(answer) },
      ),
    ]);
    return { answer, productIds: [] };
  }

  /** Confirms what its store's team built and its customer has now ordered, as the checkout does. */
  async function confirm(
    db: Db,
    division: Division,
    { order, items, payment }: { order: OrderRow; items: readonly OrderItemRow[]; payment: OrderPayment },
  ): Promise<void> {
    const { state, intent, methodName } = payment;
    const paid = { ...order, payment_state: state, payment_intent: intent, payment_method: methodName };
    const facts = orderMailFacts(paid, items);
    await mailer.send(db, division, {
      kind: 'order.confirmation',
      dedupeKey: `order.confirmation:${order.id}`,
      order: order.id,
      to: order.email,
      language: facts.language,
      draft: (brand) => orderConfirmationMail(brand, facts),
    });
  }

  /**
   * Notes the payment of a try on the order that it is for: under the order's lock, so that of two payments at once one
   * is taken and the other is let go. Goods that a failed payment had put back are taken again.
   *
   * @throws {Rollback} with `conflict`, `total_changed`, `sold_out`, `coupon_invalid` or `gift_card_invalid`
   */
  return async function takePayment(
    db: Db,
    {
      division,
      found,
      orderId,
      payment,
    }: { division: Division; found: AttemptRow; orderId: number; payment: OrderPayment },
  ): Promise<WrittenOrder> {
    const order = await findOrder(db, { division: division.id, id: orderId, lock: true });
    const failure = payFailure(order);
    if (!order || failure) throw new Rollback(failure ?? fail('not_found', statusTexts[404] ?? ''));
    if (order.payment_state === 'paid') return takeOwed(db, { division, found, order, payment });
    const items = await readItems(db, order);
    const productIds = holdsGoods(order) ? [] : await takeGoods(db, order, items);
    const again = await toPayAgain(db, order);
    const changed = totalFailure(again, found.amount_minor);
    if (changed) throw new Rollback(changed);
    await takeAgain(db, order, again);
    const placed = await placeDraft(db, division, {
      order,
      by: { kind: 'customer', id: order.customer_id, name: order.customer_name },
      ...(order.draft !== null && { status: 'new' }),
    });
    const { state, intent, methodName } = payment;
    const answer = ok<PlaceOrderAnswer>({
      status: state === 'pending' ? 'pending' : 'placed',
      orderHash: order.hash,
      number: placed.number,
    });
    const at = { division: division.id, orderId: order.id };
    await Promise.all([
      recountOrder(db, order),
      order.draft === null ? undefined : confirm(db, division, { order: placed, items, payment }),
      db.query
        .updateTable('orders')
        .set({
          payment_state: state,
          payment_intent: intent,
          payment_method: methodName,
          gift_card_minor: again.giftCardMinor,
          updated_at: sql<Date>`now()`,
        })
        .where('division_id', '=', division.id)
        .where('id', '=', order.id)
        .execute(),
      intent === null
        ? undefined
        : payments.recordAttempt(db, division.id, {
            intent,
            message: state === 'pending' ? attemptWords.unanswered : attemptWords.authorised,
            success: state !== 'pending',
            methodName,
          }),
      state === 'pending'
        ? jobs.enqueue(db, reconcilePayment, { ...at, looks: 0 })
        : jobs.enqueue(db, capturePayment, at),
      updateAttempt(
        db,
        { division: division.id, id: found.id, turn: found.turn },
        { state: 'done', orderId: order.id, answer: toStored(answer) },
      ),
    ]);
    return { answer, productIds };
  };
}

/** Puts an authorised payment on an order that stands. */
export type TakePayment = ReturnType<typeof createPaymentTaker>;
