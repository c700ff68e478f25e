import { statusTexts, type DraftContent, type PricedDraft } from '@omnis/contract';
import { nameIn } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { randomToken } from '../../../security/secrets.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { CatalogueLookups } from '../../catalogue/catalogue.types.ts';
import type { Shipping } from '../../delivery/shipping.ts';
import { ownLanguage, type Division } from '../../../tenancy/division.ts';
import { orderTax } from '../../../tenancy/order-tax.ts';
import { nextDraftNumber } from '../../divisions/order-number.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import type { OrderAt } from '../cancel/owner-cancel.service.ts';
import { insertOrder, type NewOrder } from '../new-order.ts';
import { findOrder } from '../order-lookups.ts';
import type { OrderRow } from '../orders.types.ts';
import { draftOf, storedParts, type StoredDraft } from './draft.ts';
import { deleteDraft, writeDraft } from './drafts.repository.ts';
import { buildDraft, toPricedDraft, type BuiltDraft } from './price-draft.ts';

const keptId = z.object({ id: z.number() });

/** The person who builds a draft. */
export const builderOf = (by: Identity): StoredDraft['by'] => ({
  kind: by.kind === 'staff' ? 'staff' : 'owner',
  id: by.id,
  name: by.name,
});

/** The failure of a write whose order was changed since it was read. */
export const changedSince = () =>
  fail('conflict', 'This order was changed meanwhile. Load it again, then make your change.', 'version');

/** Builds the drafts of orders. */
export function createDrafts(
  { database, jobs }: Pick<Core, 'database' | 'jobs'>,
  { catalogue, shipping }: { catalogue: CatalogueLookups; shipping: Shipping },
) {
  async function build(division: Division, content: DraftContent): Promise<Result<BuiltDraft>> {
    const ids = content.lines.flatMap((line) => ('variantId' in line ? [line.variantId] : []));
    const [variants, methods] = await Promise.all([
      catalogue.variantsByIds(division, ids),
      database.tenant(division.id, (db) => shipping.read(db, division)),
    ]);
    const grams = await shipping.weigh(division.id, ids, methods);
    const prices = catalogue.prices(division, division.currency);
    return buildDraft(content, { division, prices, variants, methods, grams });
  }

  /** The row of a draft without what tells it from others. */
  function toOrder(
    division: Division,
    content: DraftContent,
    built: BuiltDraft,
  ): Omit<NewOrder, 'hash' | 'number' | 'draft'> {
    const { totals, items, shippingMethod } = built;
    const { address, email, phone, note, discount } = content;
    const to = { ...address, country: address.country || division.country };
    const { subtotal, discount: off, goodsTax, taxDiscount, shipping: delivery, shippingTax, total } = totals;
    const { treatment } = orderTax(division, { to: address, now: new Date() });
    const title = discount?.reason === '' ? 'Discount' : (discount?.reason ?? '');
    return {
      division: division.id,
      language: ownLanguage(division),
      customerId: null,
      status: 'to_be_paid',
      email,
      phone,
      customerName: nameIn(address.country, address),
      note,
      currency: division.currency,
      exchangeRate: 1,
      totals: {
        subtotal,
        discount: off,
        goodsTax,
        taxDiscount,
        shipping: delivery,
        shippingTax,
        total,
      },
      vatNumber: treatment.number,
      taxScheme: treatment.scheme,
      coupon: null,
      discounts: off === 0 ? [] : [{ title, code: null, amountMinor: off, freeDelivery: false }],
      shippingMethod,
      shippingAddress: to,
      billingAddress: to,
      paymentState: 'pending',
      paymentMethod: '',
      paymentIntent: null,
      items,
    };
  }

  return {
    build,

    /** Prices a draft; nothing is saved. */
    async price(division: Division, content: DraftContent): Promise<Result<PricedDraft>> {
      const built = await build(division, content);
      if (!built.ok) return built;
      const prices = catalogue.prices(division, division.currency);
      return ok(toPricedDraft(built.value, prices, content.discount?.reason || 'Discount'));
    },

    /**
     * Saves a new draft, once for its key.
     *
     * Fails as {@link buildDraft} does, and with `idempotency_key_reused`.
     *
     * @returns the id of its order
     */
    async create(
      by: Identity,
      { division, key }: Pick<OrderAt, 'division' | 'key'>,
      content: DraftContent,
    ): Promise<Result<number>> {
      const built = await build(division, content);
      if (!built.ok) return built;
      const once = writeKey({ call: 'order.draft', actor: by, key }, content);
      const draft: StoredDraft = { ...storedParts(content), sentAt: null, by: builderOf(by) };
      const written = await settle(() =>
        database.tenant(division.id, (db) =>
          writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
            const { order } = await insertOrder(db, {
              ...toOrder(division, content, built.value),
              hash: randomToken(),
              number: await nextDraftNumber(db, division),
              draft: JSON.stringify(draft),
            });
            await recordAudit(db, {
              division: division.id,
              actor: by,
              action: 'order.draft_created',
              target: `order:${order.id}`,
              data: { number: order.number },
            });
            return { id: order.id };
          }),
        ),
      );
      return written.ok ? ok(written.value.value.id) : written;
    },

    /**
     * Writes the whole content of a draft, in the transaction that holds its lock.
     *
     * @throws {Rollback} with `conflict` where it has become an order
     */
    async write(
      db: Db,
      { division, order }: { division: Division; order: OrderRow },
      { content, built }: { content: DraftContent; built: BuiltDraft },
    ): Promise<OrderRow> {
      const draft = draftOf(order);
      if (!draft) throw new Rollback(fail('conflict', 'This draft was paid, and is an order now.', 'draft'));
      const stored = JSON.stringify({ ...draft, ...storedParts(content) });
      return writeDraft(db, order, { ...toOrder(division, content, built), draft: stored });
    },

    /** Deletes a draft for good. Fails with `not_found`; `conflict` for a stale version, or an order that was placed. */
    async remove(
      by: Identity,
      { division, orderId, key }: OrderAt,
      version: number,
    ): Promise<Result<{ message: string }>> {
      const once = writeKey({ call: 'order.draft_delete', actor: by, key }, [orderId, version]);
      const removed = await settle(() =>
        database.tenant(division.id, (db) =>
          writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
            const order = await findOrder(db, { division: division.id, id: orderId, lock: true });
            if (!order) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
            if (order.draft === null)
              throw new Rollback(fail('conflict', 'This order was placed. Cancel it instead.'));
            if (order.version !== version) throw new Rollback(changedSince());
            await deleteDraft(db, order);
            await recordAudit(db, {
              division: division.id,
              actor: by,
              action: 'order.draft_deleted',
              target: `order:${order.id}`,
              data: { number: order.number },
            });
            return { id: order.id };
          }),
        ),
      );
      if (!removed.ok) return removed;
      jobs.wake();
      return ok({ message: 'The draft is deleted' });
    },
  };
}

/** Drafts of orders. */
export type Drafts = ReturnType<typeof createDrafts>;
