import { nameIn, unitsTaken } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback } from '../../http/answer.ts';
import { randomToken } from '../../security/secrets.ts';
import type { AddressesService } from '../accounts/addresses/addresses.service.ts';
import { endUnfinished } from '../basket/abandoned/ordered-checkout.ts';
import { emptyOrderedBasket } from '../basket/ordered-basket.ts';
import { lockDiscounts, noteUses } from '../discounts/discount-uses.ts';
import type { DesignsService } from '../designs/designs.service.ts';
import { insertUses, readUses } from '../gift-cards/order-cards.ts';
import { takeFromCards } from '../gift-cards/paying.ts';
import type { Division } from '../../tenancy/division.ts';
import { nextOrderNumber } from '../divisions/order-number.ts';
import { orderConfirmationMail } from '../notifications/mail/order-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { moveOrder, systemMover } from '../orders/move-order.ts';
import { insertOrder } from '../orders/new-order.ts';
import { readShippingMethod } from '../orders/orders.view.ts';
import { orderMailFacts } from '../orders/order-mail-facts.ts';
import { attemptWords } from '../payments/attempt-words.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { SplitTestsService } from '../split-tests/split-tests.service.ts';
import { lockVariants, takeStock } from '../stock/stock.ts';
import { attemptById, keepRefusals, updateAttempt } from './attempts.repository.ts';
import { capturePayment, reconcilePayment, subscribeShopper } from './checkout.jobs.ts';
import { changeSince } from './change-since.ts';
import { isOrderedMeanwhile, lockCheckouts, orderedElsewhere } from './one-basket-once.ts';
import { createPaymentTaker } from './pay-order.ts';
import { requestSchema, snapshotSchema, splitTax, toPayMinor, type CheckoutRequest } from './snapshot.ts';
import { busy, storedAnswer, toStored } from './stored-answer.ts';
import type { OrderPayment, WrittenOrder } from './written-order.ts';

/** The others that the transaction of a checkout works with. */
export interface OrderWriterDeps {
  mailer: Mailer;
  payments: PaymentsService;
  addresses: Pick<AddressesService, 'remember'>;
  designs: Pick<DesignsService, 'keep'>;
  splitTests: Pick<SplitTestsService, 'countOrder'>;
}

/** Writes orders: the one transaction of a checkout. */
export function createOrderWriter(
  { jobs }: Pick<Core, 'jobs'>,
  { mailer, payments, addresses, designs, splitTests }: OrderWriterDeps,
) {
  const takePayment = createPaymentTaker({ jobs }, { payments, mailer });

  /** Writes the rows that belong to the order and need its id. */
  async function accompany(
    db: Db,
    facts: {
      division: Division;
      request: CheckoutRequest;
      payment: OrderPayment;
      owner: string;
      keys: readonly string[];
    },
    written: Awaited<ReturnType<typeof insertOrder>>,
  ): Promise<void> {
    const { division, request, payment, owner, keys } = facts;
    const { body, customerId, origin } = request;
    const { order, items } = written;
    const mailFacts = orderMailFacts(order, items, await readUses(db, order));
    const at = { division: division.id, orderId: order.id };
    await Promise.all([
      keepRefusals(db, { division: division.id, owner, order: order.id }),
      endUnfinished(db, { division: division.id, owner, email: order.email, order: order.id }),
      emptyOrderedBasket(db, { division, owner, basket: body.basket }, keys),
      mailer.send(db, division, {
        kind: 'order.confirmation',
        dedupeKey: `order.confirmation:${order.id}`,
        order: order.id,
        to: order.email,
        origin,
        language: mailFacts.language,
        draft: (brand) => orderConfirmationMail(brand, mailFacts),
      }),
      payment.intent === null
        ? undefined
        : payments.recordAttempt(db, division.id, {
            intent: payment.intent,
            message: payment.state === 'pending' ? attemptWords.unanswered : attemptWords.authorised,
            success: payment.state !== 'pending',
            methodName: payment.methodName,
          }),
      payment.state === 'authorised' ? jobs.enqueue(db, capturePayment, at) : undefined,
      payment.state === 'pending' ? jobs.enqueue(db, reconcilePayment, { ...at, looks: 0 }) : undefined,
      customerId === null || readShippingMethod(order).pickup
        ? undefined
        : addresses.remember(db, {
            division: division.id,
            customer: customerId,
            address: body.shippingAddress,
          }),
      splitTests.countOrder(db, { division: division.id, order: order.id }, request.splitTests),
      body.contact.marketing
        ? jobs.enqueue(db, subscribeShopper, {
            division: division.id,
            email: body.contact.email,
            firstName: body.billingAddress.firstName,
            language: request.language,
            origin,
          })
        : undefined,
    ]);
  }

  /**
   * Writes the order of a checkout whose payment is authorised: stock, prices and discounts are checked again under
   * locks and compared with what was authorised; stock, order, lines, log, mail, jobs, basket and the answer for
   * repeats are written together or not at all. A try that pays an order which stands puts its payment on it. A checkout that is answered already keeps its answer, and one that was
   * taken up by somebody else is left to them.
   *
   * @throws {Rollback} with `sold_out`, `total_changed`, `coupon_invalid`, `gift_card_invalid`, or `conflict` where
   * another window has ordered the basket
   */
  return async function writeOrder(
    db: Db,
    {
      division,
      attempt,
      turn,
      payment,
    }: { division: Division; attempt: string; turn: number; payment: OrderPayment },
  ): Promise<WrittenOrder> {
    const found = await attemptById(db, division.id, { id: attempt, lock: true });
    if (!found) throw new Error(`The checkout ${attempt} is gone`);
    const known = storedAnswer(found);
    if (known && found.state !== 'requires_action') return { answer: known, productIds: [] };
    if (found.turn !== turn) return { answer: busy(), productIds: [] };

    const { pays_order_id: orderId } = found;
    if (orderId !== null) return takePayment(db, { division, found, orderId, payment });
    const snapshot = snapshotSchema.parse(found.snapshot);
    const request = requestSchema.parse(found.request);
    const { body } = request;
    const keys = snapshot.lines.map(({ key }) => key);
    await lockCheckouts(db, { division: division.id, owner: found.owner });
    if (await isOrderedMeanwhile(db, found, keys)) throw new Rollback(orderedElsewhere());
    const units = unitsTaken(snapshot.lines);
    const [variants, discountFailure] = await Promise.all([
      lockVariants(db, division.id, [...units.keys()]),
      lockDiscounts(db, division.id, {
        discounts: snapshot.discounts,
        by: { customerId: request.customerId, email: body.contact.email },
      }),
    ]);
    const change = changeSince(snapshot, variants);
    if (change) throw new Rollback(change);
    if (discountFailure) throw new Rollback(discountFailure);
    const made = snapshot.lines.flatMap(({ design }) => design ?? []);
    if (!(await designs.keep(db, division.id, made)))
      throw new Rollback(fail('sold_out', 'A design in your basket is gone. Make it again.', 'items'));

    const { giftCards: shares, currency } = snapshot;
    await takeFromCards(db, division.id, { shares, currency });

    const [number] = await Promise.all([
      nextOrderNumber(db, division),
      takeStock(
        db,
        division.id,
        // A gift card has no stock to take from, whatever stands in its row.
        [...units].flatMap(([variantId, quantity]) =>
          variants.get(variantId)?.isCounted === false ? [] : [{ variantId, quantity }],
        ),
      ),
    ]);
    const { shippingAddress, billingAddress, contact, note } = body;
    const written = await insertOrder(db, {
      division: division.id,
      hash: randomToken(),
      number,
      language: request.language,
      customerId: request.customerId,
      email: contact.email,
      phone: contact.phone,
      customerName: nameIn(billingAddress.country, billingAddress),
      note,
      ...(body.agreedTerms === undefined
        ? {}
        : { agreedTerms: { page: body.agreedTerms, time: found.created_at.toISOString() } }),
      currency: snapshot.currency,
      exchangeRate: snapshot.exchangeRate,
      totals: snapshot.totals,
      vatNumber: snapshot.vatNumber ?? division.vatNumber,
      taxScheme: snapshot.taxScheme,
      buyerVatNumber: snapshot.buyerVatNumber,
      coupon: snapshot.coupon,
      discounts: snapshot.discounts,
      shippingMethod: snapshot.shippingMethod,
      shippingAddress,
      billingAddress,
      paymentState: payment.state,
      paymentMethod: payment.methodName || (shares.length > 0 ? 'Gift card' : ''),
      giftCardMinor: snapshot.totals.total - toPayMinor(snapshot),
      paymentIntent: payment.intent,
      items: snapshot.lines.map((line) => ({ ...line, ...splitTax(line) })),
    });
    const { order } = written;
    await Promise.all([insertUses(db, order, shares), noteUses(db, order, snapshot.discounts)]);
    if (payment.state === 'paid') {
      const move = { division: division.id, orderId: order.id, from: 'new', to: 'paid', by: systemMover };
      const moved = await moveOrder(db, move);
      if (!moved.ok) throw new Error(`A free order cannot be paid: ${moved.message}`);
    }
    const status = payment.state === 'pending' ? ('pending' as const) : ('placed' as const);
    const answer = ok({ status, orderHash: order.hash, number: order.number });
    await Promise.all([
      accompany(db, { division, request, payment, owner: found.owner, keys }, written),
      updateAttempt(
        db,
        { division: division.id, id: attempt, turn },
        { state: 'done', orderId: order.id, answer: toStored(answer) },
      ),
    ]);
    const tracked = [...variants.values()].filter(({ stock }) => stock !== null);
    return { answer, productIds: [...new Set(tracked.map(({ productId }) => productId))] };
  };
}

/** Writes the order of a checkout. */
export type WriteOrder = ReturnType<typeof createOrderWriter>;
