import { addressSchema, statusTexts, type UpdateOrder } from '@omnis/contract';
import { vatIncluded, type StaffPermission } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { randomToken } from '../../../security/secrets.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { CatalogueLookups, FoundVariant } from '../../catalogue/catalogue.types.ts';
import { addressErrors, tidyAddress } from '../../delivery/address-rules.ts';
import { recountEmail } from '../../customers/recounts.ts';
import type { Division } from '../../../tenancy/division.ts';
import { orderTax } from '../../../tenancy/order-tax.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import { orderEditedMail } from '../../notifications/mail/order-edited-mail.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { OrderAt } from '../cancel/owner-cancel.service.ts';
import type { AmountRefunds } from '../change/amount-refunds.ts';
import { applyAddress } from '../change/apply-address.ts';
import { applyLines } from '../change/apply-lines.ts';
import { writeOrder } from '../change/changes.repository.ts';
import { planLines } from '../change/plan-lines.ts';
import { changedSince, type Drafts } from '../drafts/drafts.service.ts';
import { noteOnOrder, type OrderMover } from '../move-order.ts';
import { toItemRows, type NewOrderItem } from '../new-order.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import { productsOf } from '../order-stock.ts';
import { findOrder, readItems } from '../order-lookups.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { readOrder } from '../orders.view.ts';
import { editRights } from './edit-rights.ts';

const keptId = z.object({ id: z.number() });

/** An order on its way through an edit. */
interface Edited {
  order: OrderRow;
  items: readonly OrderItemRow[];
  /** Descriptions of the changes, for the log. */
  texts: string[];
  refundMinor: number;
  toCardsMinor: number;
}

/** Owners give back what an order costs less; staff need the right to, as for any other refund. */
const mayGiveBack = ({ kind, permissions }: Identity): boolean =>
  kind !== 'staff' || permissions.includes('orders.refund' satisfies StaffPermission);

type Lines = NonNullable<UpdateOrder['lines']>;

const addedIn = (lines: Lines) =>
  lines.flatMap((line, index) => ('variantId' in line ? [{ ...line, path: `lines.${index}` }] : []));

function addedFailure(found: FoundVariant | undefined, path: string): Failure | null {
  if (!found) return fail('validation_failed', 'This product is not in your store', `${path}.variantId`);
  if (!found.product.shown)
    return fail('validation_failed', `${found.product.name} is not on sale`, `${path}.variantId`);
  return found.product.isGiftCard || found.product.bundleItems.length > 0
    ? fail('validation_failed', 'Gift cards and bundles cannot be added to an order', `${path}.variantId`)
    : null;
}

/** Builds the changes that a store's team makes to orders before their production. */
export function createOrderEdits(
  { database, jobs }: Pick<Core, 'database' | 'jobs'>,
  deps: { catalogue: CatalogueLookups; mailer: Mailer; amountRefunds: AmountRefunds; drafts: Drafts },
) {
  const { catalogue, mailer, amountRefunds, drafts } = deps;

  async function setContact(
    db: Db,
    { order, ...edited }: Edited,
    { email = order.email, phone = order.phone }: Pick<UpdateOrder, 'email' | 'phone'>,
  ): Promise<Edited> {
    const texts: string[] = [];
    if (email !== order.email) texts.push('Email address changed');
    if (phone !== order.phone) texts.push('Phone number changed');
    if (texts.length === 0) return { order, ...edited };
    await recountEmail(db, order.division_id, order.email);
    const changed = await writeOrder(db, order, {
      email,
      phone,
      // Its link would show the orders of the new address to readers of the old one.
      ...(email === order.email ? {} : { history_hash: randomToken() }),
    });
    return { ...edited, order: changed, texts: [...edited.texts, ...texts] };
  }

  async function setAddress(
    db: Db,
    division: Division,
    { edited, wish }: { edited: Edited; wish: NonNullable<UpdateOrder['address']> },
  ): Promise<Edited> {
    const read = addressSchema.safeParse(wish);
    const errors = read.success
      ? addressErrors(read.data, 'address', { division, delivery: true })
      : read.error.issues.map(({ path, message }) => ({ field: `address.${path.join('.')}`, message }));
    const [first] = errors;
    if (!read.success || first) {
      const message = first?.message ?? 'This address is not complete';
      throw new Rollback({ ok: false, code: 'validation_failed', message, errors });
    }
    const address = tidyAddress(read.data);
    const { order, items } = edited;
    if (JSON.stringify(readOrder(order).shippingAddress) === JSON.stringify(address)) return edited;
    const done = await applyAddress(db, division, { order, items, address });
    return { ...edited, order: done.order, items: done.items, texts: [...edited.texts, done.text] };
  }

  /** A new line at today's price, in the currency of its order. */
  function newItem(
    division: Division,
    order: OrderRow,
    { found, quantity }: { found: FoundVariant; quantity: number },
  ): NewOrderItem {
    const { currency, shippingAddress } = readOrder(order);
    const prices = catalogue.prices(division, currency);
    if (prices.currency !== currency)
      throw new Rollback(
        fail('conflict', `Your store does not sell in ${currency} any more. Build a draft order.`, 'lines'),
      );
    const { product, variant, image } = found;
    const tax = orderTax(division, {
      to: shippingAddress,
      now: new Date(),
      businessNumber: order.buyer_vat_number ?? undefined,
    });
    // An order that was placed without tax stays without.
    const vatRate = order.vat_number === '' ? 0 : tax.rateOf(product);
    const unitMinor = tax.toPay(prices.now(variant), product);
    const taxMinor = vatIncluded(unitMinor, vatRate);
    return {
      productId: product.id,
      productUrl: product.urlName,
      variantId: variant.id,
      name: product.name,
      sku: variant.sku || product.sku,
      image,
      colour: variant.colour,
      size: variant.size,
      quantity,
      priceMinor: unitMinor - taxMinor,
      taxMinor,
      discountMinor: 0,
      vatRate,
    };
  }

  async function addItems(
    { query }: Db,
    { order, items }: Edited,
    added: readonly NewOrderItem[],
  ): Promise<OrderItemRow[]> {
    if (added.length === 0) return [];
    const next = Math.max(-1, ...items.map(({ position }) => position)) + 1;
    const rows = toItemRows({ division: order.division_id, order: order.id }, added);
    return query
      .insertInto('order_items')
      .values(rows.map((row, index) => ({ ...row, position: next + index })))
      .returningAll()
      .execute();
  }

  async function setLines(
    db: Db,
    division: Division,
    {
      edited,
      lines,
      variants,
    }: { edited: Edited; lines: Lines; variants: ReadonlyMap<string, FoundVariant> },
  ): Promise<Edited> {
    const { order, items } = edited;
    const wishes = lines.flatMap((line) => ('id' in line ? [line] : []));
    const added = addedIn(lines).map(({ variantId, quantity, path }) => {
      const found = variants.get(variantId);
      const failure = addedFailure(found, path);
      if (!found || failure) throw new Rollback(failure ?? fail('not_found', statusTexts[404] ?? ''));
      return newItem(division, order, { found, quantity });
    });
    const planned = planLines(items, wishes, {
      variants: new Map(),
      mayGrow: true,
      mayEmpty: added.length > 0,
    });
    if (!planned.ok) throw new Rollback(planned);
    const plan = planned.value;
    const rows = await addItems(db, edited, added);
    for (const { variant_id: id, quantity } of rows)
      if (id !== null) plan.stock.set(id, (plan.stock.get(id) ?? 0) - quantity);
    const texts = [
      plan.text,
      ...rows.map(({ name, colour, size, quantity }) =>
        [`${[name, colour, size].filter(Boolean).join(', ')}: ${quantity} added`].join(''),
      ),
    ].filter(Boolean);
    if (texts.length === 0) return edited;
    const done = await applyLines(
      db,
      { order, items },
      { plan, added: rows, reason: 'We changed your order', mayCostMore: true, amountRefunds },
    );
    if (!done.ok) throw new Rollback(done);
    return {
      order: done.value.order,
      items: await readItems(db, order),
      texts: [...edited.texts, ...texts],
      refundMinor: done.value.refundMinor,
      toCardsMinor: done.value.toCardsMinor,
    };
  }

  /** Writes the log of an edit and tells the customer. */
  async function follow(
    db: Db,
    division: Division,
    { edited, by }: { edited: Edited; by: Identity },
  ): Promise<void> {
    const { order, items, texts, refundMinor, toCardsMinor } = edited;
    const mover: OrderMover = { kind: by.kind === 'staff' ? 'staff' : 'owner', id: by.id, name: by.name };
    const facts = orderMailFacts(order, items);
    await Promise.all([
      noteOnOrder(db, order, { reason: texts.join('; '), by: mover }),
      recordAudit(db, {
        division: division.id,
        actor: by,
        action: 'order.edited',
        target: `order:${order.id}`,
        data: { number: order.number, refundMinor, owedMinor: order.owed_minor },
      }),
      mailer.send(db, division, {
        kind: 'order.edited',
        dedupeKey: `order.edited:${order.id}:${order.version}`,
        order: order.id,
        to: order.email,
        language: facts.language,
        draft: (brand) =>
          orderEditedMail(brand, facts, { refundMinor, toCardsMinor, owedMinor: order.owed_minor }),
      }),
    ]);
  }

  return {
    /**
     * Changes a draft, or an order before its production: once for its key, and only what was read.
     *
     * Fails with `not_found`; `conflict` for a stale version or where it cannot be changed any more; `validation_failed` at the
     * field; `sold_out`. Nothing is written then.
     */
    async update(
      by: Identity,
      { division, orderId, key }: OrderAt,
      wish: UpdateOrder,
    ): Promise<Result<null>> {
      const { draft, email, phone, address, lines, version } = wish;
      const built = draft && (await drafts.build(division, draft));
      if (built && !built.ok) return built;
      // The catalogue is read before the transaction: on the embedded database there is one at a time.
      const variants = await catalogue.variantsByIds(
        division,
        addedIn(lines ?? []).map(({ variantId }) => variantId),
      );
      const once = writeKey({ call: 'order.update', actor: by, key }, [orderId, wish]);
      let touched: number[] = [];
      const result = await settle(() =>
        database.tenant(division.id, (db) =>
          writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
            const order = await findOrder(db, { division: division.id, id: orderId, lock: true });
            if (!order) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
            if (order.version !== version) throw new Rollback(changedSince());
            if (draft && built) {
              await drafts.write(db, { division, order }, { content: draft, built: built.value });
              return { id: order.id };
            }
            if (order.draft !== null)
              throw new Rollback(fail('validation_failed', 'Send the whole draft', 'draft'));
            const rights = editRights(order);
            const refusal =
              (lines === undefined ? null : rights.lines) ??
              (email === undefined && phone === undefined && address === undefined ? null : rights.address);
            if (refusal !== null) throw new Rollback(fail('conflict', refusal));
            const items = await readItems(db, order);
            let edited: Edited = { order, items, texts: [], refundMinor: 0, toCardsMinor: 0 };
            edited = await setContact(db, edited, { email, phone });
            if (address) edited = await setAddress(db, division, { edited, wish: address });
            if (lines) edited = await setLines(db, division, { edited, lines, variants });
            if (edited.texts.length === 0) return { id: order.id };
            if (edited.refundMinor > 0 && !mayGiveBack(by))
              throw new Rollback(
                fail('forbidden', 'Giving the difference back takes the right to refund orders'),
              );
            await follow(db, division, { edited, by });
            touched = productsOf([...items, ...edited.items]);
            return { id: order.id };
          }),
        ),
      );
      if (!result.ok) return result;
      jobs.wake();
      if (touched.length > 0) await catalogue.stockChanged(division.id, touched);
      return ok(null);
    },
  };
}

/** Changes that a store's team makes to orders. */
export type OrderEdits = ReturnType<typeof createOrderEdits>;
