import {
  statusTexts,
  type Address,
  type CallInput,
  type OrderChanged,
  type OrderOptions,
} from '@omnis/contract';
import { toMajor } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { CatalogueLookups, FoundVariant } from '../../catalogue/catalogue.types.ts';
import { addressErrors, needsEori, tidyAddress } from '../../delivery/address-rules.ts';
import { deliveryCountries, methodsFor, type Shipping } from '../../delivery/shipping.ts';
import type { Division } from '../../../tenancy/division.ts';
import { addressChangedMail, orderChangedMail } from '../../notifications/mail/order-change-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { Cancelling } from '../cancel/cancelling.ts';
import { noticeChange } from '../order-notices.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import { findOrder, findOrderByHash, readItems } from '../order-lookups.ts';
import type { OrderRow } from '../orders.types.ts';
import { productsOf } from '../order-stock.ts';
import { readOrder } from '../orders.view.ts';
import type { AmountRefunds } from './amount-refunds.ts';
import { applyAddress } from './apply-address.ts';
import { applyLines } from './apply-lines.ts';
import { insertChange } from './changes.repository.ts';
import { choicesOf } from './choices.ts';
import { answeredBefore, onceKey, type OnceKey } from './once.ts';
import { rightsOf, stageTexts } from './order-stage.ts';
import { planLines } from './plan-lines.ts';
import { stepsOf } from './quantity-prices.ts';

/** Services of other domains that changes of orders need. */
export interface ChangeDeps {
  catalogue: CatalogueLookups;
  shipping: Shipping;
  mailer: Mailer;
  cancelling: Cancelling;
  amountRefunds: AmountRefunds;
}

/** An order that its customer names by the hash. */
export interface CustomersOrder {
  division: Division;
  orderHash: string;
  /** Where the customer's links lead. */
  origin: string;
}

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

/**
 * Changes that customers make to their orders themselves, until these are made (storefront.md §2 /edit-order/,
 * /update-address/).
 */
export function createOrderChanges(core: Core, deps: ChangeDeps) {
  const { database, jobs } = core;
  const { catalogue, shipping, mailer, cancelling, amountRefunds } = deps;

  /** Runs under the order's lock; what was answered to the key before is answered again. */
  function underLock(
    { division, orderHash }: CustomersOrder,
    once: OnceKey,
    work: (db: Db, order: OrderRow) => Promise<Result<OrderChanged>>,
  ): Promise<Result<OrderChanged>> {
    return database.tenant(division.id, async (db) => {
      const seen = await findOrderByHash(db, division.id, orderHash);
      const order = seen && (await findOrder(db, { division: division.id, id: seen.id, lock: true }));
      if (!order) return gone();
      return (await answeredBefore(db, division.id, once)) ?? work(db, order);
    });
  }

  /** Countries to which the delivery that was paid goes at the same price. */
  async function countriesOf(db: Db, division: Division, order: OrderRow): Promise<string[]> {
    const { shippingMethod, shippingAddress } = readOrder(order);
    const methods = await shipping.read(db, division);
    return deliveryCountries(methods, division.country).filter(
      (country) =>
        country === shippingAddress.country ||
        methodsFor(methods, country).some(({ code }) => code === shippingMethod.code),
    );
  }

  async function options(division: Division, orderHash: string): Promise<Result<OrderOptions>> {
    const read = await database.tenant(division.id, async (db) => {
      const order = await findOrderByHash(db, division.id, orderHash);
      if (!order) return null;
      const [items, countries] = await Promise.all([readItems(db, order), countriesOf(db, division, order)]);
      return { order, items, countries };
    });
    if (!read) return gone();
    const { order, items, countries } = read;
    const rights = rightsOf(order);
    const variants = rights.canChangeLines
      ? await catalogue.variantsOf(division, productsOf(items))
      : new Map<number, FoundVariant[]>();
    const { currency } = readOrder(order);
    return ok({
      ...rights,
      countries: rights.canSetAddress ? countries : [],
      eoriCountries: rights.canSetAddress ? countries.filter((code) => needsEori(division, code)) : [],
      lines: items.map((item) => ({
        id: item.id,
        variantId: item.variant_id,
        choices: choicesOf(item, variants, currency),
        quantityPrices: stepsOf(item).map(({ quantity, price }) => ({
          quantity,
          price: toMajor(price, currency),
        })),
      })),
    });
  }

  async function setAddress(at: CustomersOrder, given: Address): Promise<Result<{ message: string }>> {
    const { division, orderHash, origin } = at;
    const errors = addressErrors(given, 'shippingAddress', { division, delivery: true });
    const [first] = errors;
    if (first) return { ok: false, code: 'validation_failed', message: first.message, errors };
    const address = tidyAddress(given);
    const done = ok({ message: 'We will deliver your order to the new address.' });
    const result = await database.tenant(division.id, async (db): Promise<Result<{ message: string }>> => {
      const seen = await findOrderByHash(db, division.id, orderHash);
      const order = seen && (await findOrder(db, { division: division.id, id: seen.id, lock: true }));
      if (!order) return gone();
      const { stage, canSetAddress } = rightsOf(order);
      if (!canSetAddress) return fail('conflict', stageTexts[stage]);
      const before = readOrder(order).shippingAddress;
      if (JSON.stringify(before) === JSON.stringify(address)) return done;
      if (!(await countriesOf(db, division, order)).includes(address.country)) {
        const message =
          'Delivery to this country has another price, so we cannot change it here. Cancel the order and place it again, or write to us.';
        return fail('validation_failed', message, 'shippingAddress.country');
      }
      const items = await readItems(db, order);
      const { text, ...moved } = await applyAddress(db, division, { order, items, address });
      const id = await insertChange(db, order, { kind: 'address', text });
      await noticeChange(db, order, { id, what: 'address' });
      const facts = orderMailFacts(moved.order, moved.items);
      await mailer.send(db, division, {
        kind: 'order.address_changed',
        dedupeKey: `order.change:${order.id}:${id}`,
        order: order.id,
        to: order.email,
        origin,
        language: facts.language,
        draft: (brand) => addressChangedMail(brand, facts),
      });
      return done;
    });
    jobs.wake();
    return result;
  }

  async function changeLines(
    at: CustomersOrder,
    key: string,
    wishes: CallInput<'orders.changeLines'>['body']['lines'],
  ): Promise<Result<OrderChanged>> {
    const { division, orderHash, origin } = at;
    const once = onceKey(key, ['lines', orderHash, wishes]);
    // The catalogue is read before the transaction: on the embedded database there is one at a time.
    const known = await database.tenant(division.id, async (db) => {
      const order = await findOrderByHash(db, division.id, orderHash);
      return order ? readItems(db, order) : [];
    });
    const variants = await catalogue.variantsOf(division, productsOf(known));
    let touched: number[] = [];
    const result = await underLock(at, once, async (db, order) => {
      const { stage, canChangeLines } = rightsOf(order);
      if (!canChangeLines) return fail('conflict', stageTexts[stage]);
      const items = await readItems(db, order);
      const planned = planLines(items, wishes, { variants });
      if (!planned.ok) return planned;
      const plan = planned.value;
      if (plan.text === '') return ok({ message: 'Your order is already as you asked.', refund: 0 });
      const applied = await applyLines(
        db,
        { order, items },
        { plan, reason: 'You took goods out of your order', mayCostMore: false, amountRefunds },
      );
      // Checked under the lock before anything is written.
      if (!applied.ok) return applied;
      const { order: changed, refundMinor, toCardsMinor } = applied.value;
      const { currency } = readOrder(order);
      const answer: OrderChanged = {
        message: 'Your order is changed.',
        refund: toMajor(refundMinor, currency),
      };
      const id = await insertChange(db, order, {
        kind: 'lines',
        text: plan.text,
        once: { ...once, answer },
      });
      await noticeChange(db, order, { id, what: 'lines' });
      const facts = orderMailFacts(changed, await readItems(db, order));
      await mailer.send(db, division, {
        kind: 'order.changed',
        dedupeKey: `order.change:${order.id}:${id}`,
        order: order.id,
        to: order.email,
        origin,
        language: facts.language,
        draft: (brand) => orderChangedMail(brand, facts, { refundMinor, toCardsMinor }),
      });
      touched = productsOf(items);
      return ok(answer);
    });
    await after(division, touched);
    return result;
  }

  async function cancel(at: CustomersOrder, key: string): Promise<Result<OrderChanged>> {
    const { division, orderHash, origin } = at;
    let touched: readonly number[] = [];
    const once = onceKey(key, ['cancel', orderHash]);
    const result = await underLock(at, once, async (db, order) => {
      const { stage, canCancel } = rightsOf(order);
      if (!canCancel) return fail('conflict', stageTexts[stage]);
      const cancelled = await cancelling(
        db,
        { division, order },
        {
          by: { kind: 'customer', id: order.customer_id, name: order.customer_name || order.email },
          logged: 'Cancelled by the customer',
          refundReason: 'You cancelled your order',
          restock: true,
          origin,
        },
      );
      if (!cancelled.ok) return cancelled;
      const { refundMinor, products } = cancelled.value;
      const answer: OrderChanged = {
        message: 'Your order is cancelled.',
        refund: toMajor(refundMinor, readOrder(order).currency),
      };
      await insertChange(db, order, { kind: 'cancelled', text: 'Cancelled', once: { ...once, answer } });
      touched = products;
      return ok(answer);
    });
    await after(division, touched);
    return result;
  }

  /** Work that follows the commit of a change. */
  async function after(division: Division, touched: readonly number[]): Promise<void> {
    jobs.wake();
    if (touched.length > 0) await catalogue.stockChanged(division.id, touched);
  }

  return { options, setAddress, changeLines, cancel };
}

/** Changes that customers make to their orders. */
export type OrderChanges = ReturnType<typeof createOrderChanges>;
