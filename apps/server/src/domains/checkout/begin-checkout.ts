import { createHash } from 'node:crypto';
import { texts, type Address, type PlaceOrderAnswer } from '@omnis/contract';
import {
  currencyCodes,
  deliveryByMail,
  formatMoney,
  localeIn,
  toMinor,
  type CurrencyCode,
  type Language,
  isCurrencyCode,
} from '@omnis/models';
import { rules } from '@omnis/validation';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import { planCards, type CardPlan } from '../gift-cards/paying.ts';
import { readOrderedBasket, holdsLines } from '../basket/ordered-basket.ts';
import { lostProductIds, unitsOfCart, variantIdsOf } from '../basket/cart.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import type { Division } from '../../tenancy/division.ts';
import { orderTax } from '../../tenancy/order-tax.ts';
import { addressErrors, phoneErrors, tidyAddress, type FieldError } from '../delivery/address-rules.ts';
import { attemptByKey, reserveAttempt, takeUpAttempt, type AttemptRow } from './attempts.repository.ts';
import type { JudgeNumber } from './business/business-numbers.ts';
import { askedErrors, withoutUnasked } from './asked-fields.ts';
import { settleAttempt } from './checkout.jobs.ts';
import type { WantedUnits } from './last-units.ts';
import { lockCheckouts, orderedElsewhere } from './one-basket-once.ts';
import { addressesOf, offeredIn } from './pickup.ts';
import { priceDelivered, type DeliveredCart } from './quote.ts';
import { deliveryDays } from '../delivery/delivery-days.ts';
import { estimateText, shippingPrice, type Shipping } from '../delivery/shipping.ts';
import type { ShippingMethod } from '../delivery/shipping-method.ts';
import { takeSnapshot, toPayMinor, type CheckoutRequest, type Snapshot } from './snapshot.ts';
import { storedAnswer } from './stored-answer.ts';
import { onlyLeft } from '../stock/only-left.ts';
import type { PlaceBody } from './place-body.ts';

/** A person who places an order, and where. */
export interface Buyer {
  division: Division;
  owner: string;
  /** null for guests. */
  customerId: string | null;
  currency: string;
  /** In which they are spoken to. */
  language: Language;
  origin: string;
  /** Variations that the shopper was counted with, by the id of their split test. */
  splitTests: Readonly<Record<string, string>>;
}

/** A checkout that is to be carried out. */
export interface BegunCheckout {
  id: string;
  /** By which it is held. */
  turn: number;
  /** The payment that an earlier try had begun. */
  intent: string | null;
  amountMinor: number;
  currency: CurrencyCode;
  /** Goods to take out of stock; null where they were taken already, or an earlier try has looked. */
  goods: Goods | null;
}

/** Goods that a checkout takes out of stock. */
export interface Goods {
  readonly currency: Snapshot['currency'];
  readonly lines: Snapshot['lines'];
  /** Units of variants whose stock is counted. */
  readonly wanted: readonly WantedUnits[];
}

/** How a checkout began. */
export type Beginning =
  | { kind: 'begun'; checkout: BegunCheckout }
  /** The key was used before: its answer is given again. */
  | { kind: 'answered'; answer: Result<PlaceOrderAnswer> }
  /** The key is being worked on somewhere else. */
  | { kind: 'busy' };

/** Seconds after which an unanswered checkout is looked at. */
export const settleAfter = 60;

/** Faults of the shopper's decision, as far as they can be found without the basket. */
export function requestErrors(division: Division, body: PlaceBody): FieldError[] {
  const { contact, shippingAddress, billingAddress, currency } = body;
  const errors: FieldError[] = askedErrors(division.checkout, body);
  const email = rules.email(contact.email);
  if (email !== null) errors.push({ field: 'contact.email', message: email });
  if (shippingAddress) {
    errors.push(...phoneErrors(contact.phone ?? '', shippingAddress));
    errors.push(...addressErrors(shippingAddress, 'shippingAddress', { division, delivery: true }));
  }
  if (billingAddress)
    errors.push(...addressErrors(billingAddress, 'billingAddress', { division, delivery: false }));
  if (currency !== undefined && !isCurrencyCode(currency))
    errors.push({ field: 'currency', message: `This shop does not sell in ${currency}` });
  return errors;
}

/** The request as it is kept, with tidy addresses. */
function toRequest(
  body: PlaceBody,
  addresses: { shipping: Address; billing: Address },
  { division, customerId, origin, language, splitTests }: Buyer,
): CheckoutRequest {
  const shippingAddress = tidyAddress(addresses.shipping);
  const billingAddress = tidyAddress(addresses.billing);
  return {
    body: withoutUnasked(division.checkout, { ...body, shippingAddress, billingAddress }),
    customerId,
    origin,
    language,
    splitTests: { ...splitTests },
  };
}

/** The same for the same decision of the same shopper, however it was sent. */
function hashOf(body: PlaceBody, owner: string): string {
  return createHash('sha256')
    .update(JSON.stringify([owner, body]))
    .digest('base64url');
}

/** Why goods cannot be delivered as it was decided; null when they can. */
function deliveryFailure(
  { method, methods }: Pick<DeliveredCart, 'method' | 'methods'>,
  body: PlaceBody,
): Failure | null {
  if (!body.shippingAddress && !method?.pickup)
    return fail('validation_failed', 'This field is required', 'shippingAddress');
  if (methods.length === 0)
    return fail('validation_failed', 'We do not deliver to this country', 'shippingAddress.country');
  if (!body.shippingMethod) return fail('validation_failed', 'Choose a delivery method', 'shippingMethod');
  return method
    ? null
    : fail('validation_failed', 'This delivery method does not go to this country', 'shippingMethod');
}

/** Why gift cards do not pay as it was decided; null when they do. */
function cardsFailure({ cart }: DeliveredCart, plan: CardPlan, body: PlaceBody): Failure | null {
  const { prices, totals } = cart;
  const problem = plan.cards.find((card) => card.problem !== '')?.problem;
  if (problem !== undefined) return fail('gift_card_invalid', problem, 'giftCards');
  const toPay = totals.total - plan.paidMinor;
  if (body.expectedToPay !== undefined && toMinor(body.expectedToPay, prices.currency) !== toPay) {
    const left = formatMoney(toPay, prices.currency);
    const message = `There is now ${left} to pay in addition to your gift cards. Check your order again.`;
    return fail('total_changed', message, 'expectedToPay');
  }
  return toPay > 0 && body.paymentMethod === undefined
    ? fail('validation_failed', 'Enter your card details', 'paymentMethod')
    : null;
}

/** Why a basket cannot be ordered as it is; null when it can. */
function cartFailure({ cart, method, methods }: DeliveredCart, body: PlaceBody): Failure | null {
  const { prices, totals } = cart;
  if (cart.lines.length === 0) return fail('validation_failed', 'Your basket is empty', 'basket');
  // The same thing may be on several lines that are made differently, and in bundles.
  const units = unitsOfCart(cart.lines);
  for (const { row, found, available, bundle, name } of cart.lines) {
    const field = `items.${row.key}`;
    if (!available) {
      const message = name === '' ? texts.productGone : `${name} is no longer available`;
      return { ...fail('sold_out', texts.productGone), errors: [{ field, message }] };
    }
    for (const { product, variant } of [
      ...(found ? [found] : []),
      ...bundle.parts.map((part) => part.found),
    ]) {
      if (variant.stock !== null && variant.stock < (units.get(variant.id) ?? 0))
        return fail('sold_out', onlyLeft(variant.stock, product.name), field);
    }
  }
  const undelivered = cart.needsDelivery ? deliveryFailure({ method, methods }, body) : null;
  if (undelivered) return undelivered;
  if (cart.coupon?.fault) return fail('coupon_invalid', cart.coupon.fault, 'coupon');
  if (body.expectedTotal !== undefined && toMinor(body.expectedTotal, prices.currency) !== totals.total) {
    const message = `The total is now ${formatMoney(totals.total, prices.currency)}. Check your order again.`;
    return fail('total_changed', message, 'expectedTotal');
  }
  return null;
}

/** Units that a basket takes of variants whose stock is counted. */
function wantedOf({ lines }: DeliveredCart['cart']): WantedUnits[] {
  const units = unitsOfCart(lines);
  const wanted = new Map<string, WantedUnits>();
  for (const { found, bundle } of lines)
    for (const part of [found, ...bundle.parts.map((each) => each.found)])
      if (part && part.variant.stock !== null) {
        const { id: variantId, stock } = part.variant;
        wanted.set(variantId, { variantId, quantity: units.get(variantId) ?? 0, stock });
      }
  return [...wanted.values()];
}

function shippingOf(
  method: ShippingMethod,
  {
    now,
    locale,
    cheapestMinor,
    ...place
  }: { now: Date; locale: string; cheapestMinor: number; timeZone: string; country: string },
): Snapshot['shippingMethod'] {
  const { earliest, latest } = deliveryDays({ ...method, ...place }, now);
  const arrival = { earliest, latest };
  const estimate = estimateText(arrival, locale);
  const { code, name, pickup } = method;
  return { code, name, estimate, arrival, cheapestMinor, ...(pickup === null ? {} : { pickup }) };
}

/** Data that is read for a decision. */
interface BasketRead {
  basket: Awaited<ReturnType<typeof readOrderedBasket>>;
  methods: readonly ShippingMethod[];
}

const currencySchema = z.enum(currencyCodes);

const amountOf = (snapshot: Snapshot): { amountMinor: number; currency: CurrencyCode } => ({
  amountMinor: toPayMinor(snapshot),
  currency: snapshot.currency,
});

/** How a checkout whose key was used before goes on: only with the same body, and in one pair of hands. */
export async function begunBefore(
  db: Db,
  attempt: AttemptRow,
  { bodyHash, by }: { bodyHash: string; by: number },
): Promise<Beginning> {
  if (attempt.body_hash !== bodyHash) {
    const message = 'This Idempotency-Key was used for another order. Use a new one.';
    return { kind: 'answered', answer: fail('idempotency_key_reused', message, 'Idempotency-Key') };
  }
  const answer = storedAnswer(attempt);
  if (answer) return { kind: 'answered', answer };
  const taken = await takeUpAttempt(db, { division: attempt.division_id, id: attempt.id }, by);
  if (!taken) return { kind: 'busy' };
  const { id, turn, payment_intent: intent, amount_minor: amountMinor } = taken;
  const currency = currencySchema.parse(taken.currency);
  return { kind: 'begun', checkout: { id, turn, intent, amountMinor, currency, goods: null } };
}

/** Reserves the key of a checkout and decides what will be ordered at which price. */
export function createBeginning(
  { database, jobs }: Pick<Core, 'database' | 'jobs'>,
  {
    catalogue,
    shipping,
    judgeNumber,
  }: { catalogue: CatalogueLookups; shipping: Shipping; judgeNumber: JudgeNumber },
) {
  /** Decides which goods will be ordered at which price, or why not. */
  async function decide(
    buyer: Buyer,
    body: PlaceBody,
    read: BasketRead & { to: Pick<Address, 'country' | 'zip'> },
  ): Promise<Result<{ snapshot: Snapshot; goods: Goods }>> {
    const { division, currency } = buyer;
    const { country, zip } = read.to;
    const { rows } = read.basket;
    const now = new Date();
    const judged = await judgeNumber(division, { to: { country, zip }, now, typed: body.vatNumber ?? '' });
    const { number } = judged;
    if (judged.business.state === 'invalid')
      return fail(
        'validation_failed',
        'There is no such VAT number. Correct it or leave it empty.',
        'vatNumber',
      );
    const variants = await catalogue.variantsByIds(division, variantIdsOf(rows));
    const facts = {
      ...read.basket,
      division: division.id,
      tax: orderTax(division, { to: { country, zip }, now, businessNumber: number }),
      variants,
      products: await catalogue.productsByIds(division, lostProductIds(rows, variants)),
      prices: catalogue.prices(division, body.currency ?? currency),
      language: buyer.language,
      now,
      grams: await shipping.weigh(division.id, variantIdsOf(rows), read.methods),
    };
    const delivered = priceDelivered(facts, read.methods, {
      country: offeredIn(read.methods, { code: body.shippingMethod, country }),
      code: body.shippingMethod,
    });
    const failure = cartFailure(delivered, body);
    if (failure) return failure;
    const { method, cart } = delivered;
    const plan = planCards(read.basket.cards, {
      totalMinor: cart.totals.total,
      payableMinor: cart.payableByCardsMinor,
      currency: cart.prices.currency,
      now,
    });
    const unpaid = cardsFailure(delivered, plan, body);
    if (unpaid) return unpaid;
    const locale = localeIn(buyer.language, division.locale);
    const shippingMethod = method
      ? shippingOf(method, {
          now,
          country,
          locale,
          cheapestMinor: Math.min(
            ...delivered.methods.map((each) =>
              cart.deliveryToPay(shippingPrice(each, cart.goodsMinor, cart.prices)),
            ),
          ),
          timeZone: division.timeZone,
        })
      : deliveryByMail;
    const snapshot = takeSnapshot(cart, division, { shippingMethod, shares: plan.shares });
    return ok({
      snapshot,
      goods: { currency: snapshot.currency, lines: snapshot.lines, wanted: wantedOf(cart) },
    });
  }

  /** Nothing stays of a checkout that is refused here: its key can be used again. */
  return async function begin(buyer: Buyer, key: string, body: PlaceBody): Promise<Result<Beginning>> {
    const { division, owner } = buyer;
    const { basket: ordered } = body;
    const bodyHash = hashOf(body, owner);
    const { earlier, ...read } = await database.tenant(division.id, async (db) => {
      const [attempt, basket, methods] = await Promise.all([
        attemptByKey(db, division.id, key),
        readOrderedBasket(db, { division, owner, basket: ordered }),
        shipping.read(db, division),
      ]);
      return {
        earlier: attempt ? await begunBefore(db, attempt, { bodyHash, by: database.processNumber }) : null,
        basket,
        methods,
      };
    });
    if (earlier) return ok(earlier);
    const addresses = addressesOf(body, read.methods);
    if (!addresses) return fail('validation_failed', 'This field is required', 'shippingAddress');
    const request = toRequest(body, addresses, buyer);
    const decided = await decide(buyer, body, { ...read, to: request.body.shippingAddress });
    if (!decided.ok) return decided;
    const { snapshot, goods } = decided.value;
    return settle(() =>
      database.tenant(division.id, async (db): Promise<Beginning> => {
        const reserved = await reserveAttempt(db, {
          division: division.id,
          key,
          bodyHash,
          owner,
          holder: database.processNumber,
          request: JSON.stringify(request),
          snapshot: JSON.stringify(snapshot),
          ...amountOf(snapshot),
        });
        if (!reserved) {
          const attempt = await attemptByKey(db, division.id, key);
          if (!attempt) throw new Error('An idempotency key was taken and is gone');
          return begunBefore(db, attempt, { bodyHash, by: database.processNumber });
        }
        await lockCheckouts(db, { division: division.id, owner });
        const keys = snapshot.lines.map((line) => line.key);
        if (!(await holdsLines(db, { division, owner, basket: ordered }, keys)))
          throw new Rollback(orderedElsewhere());
        const data = { division: division.id, attempt: reserved.id };
        await jobs.enqueueLater(db, settleAttempt, { data, afterSeconds: settleAfter });
        return { kind: 'begun', checkout: { ...reserved, intent: null, ...amountOf(snapshot), goods } };
      }),
    );
  };
}

/** Begins a checkout. */
export type Begin = ReturnType<typeof createBeginning>;

/** Says that a currency was taken away while a checkout was open, and how it goes on. */
export const currencyGone = (division: Division, code: string): Failure =>
  fail(
    'total_changed',
    `This shop no longer sells in ${code}. Your basket is now in ${division.currency}.`,
    'currency',
  );

/** Why a decision is refused before anything else is looked at; ok when it is not. */
export function checkRequest(division: Division, body: PlaceBody): Result<null> {
  const errors = requestErrors(division, body);
  const [first] = errors;
  if (first) return { ok: false, code: 'validation_failed', message: first.message, errors };
  const { currency } = body;
  return currency === undefined || division.currencies.some((code) => code === currency)
    ? ok(null)
    : currencyGone(division, currency);
}
