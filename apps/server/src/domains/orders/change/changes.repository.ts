import { liveTopics } from '@omnis/contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { recountOrder } from '../../customers/recounts.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import type { RefundPart } from '../charges/charges.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import type { OrderChangesTable } from './change.tables.ts';
import { leavesTotal, type CreditedLine, type OrderStand } from './refund-record.ts';
import type { OrderRefundRow, OrderSums } from './change-rows.ts';

export type { OrderRefundRow, OrderSums } from './change-rows.ts';

/** A change of an order as it is stored. */
export type OrderChangeRow = Selectable<OrderChangesTable>;

type At = Pick<OrderRow, 'division_id' | 'id'>;

/** A change to be noted. */
export interface NewChange {
  kind: 'address' | 'lines' | 'cancelled';
  /** For staff. */
  text: string;
  /** Where a repeat has to get the same answer. */
  once?: { key: string; bodyHash: string; answer: unknown };
}

/** Notes what a customer has changed. */
export async function insertChange(
  { query }: Db,
  order: At,
  { kind, text, once }: NewChange,
): Promise<number> {
  const row = await query
    .insertInto('order_changes')
    .values({
      division_id: order.division_id,
      order_id: order.id,
      kind,
      text,
      idempotency_key: once?.key ?? null,
      body_hash: once?.bodyHash ?? null,
      answer: once ? JSON.stringify(once.answer) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The change that was made with a key. */
export async function changeByKey(
  { query }: Db,
  division: number,
  key: string,
): Promise<OrderChangeRow | null> {
  const row = await query
    .selectFrom('order_changes')
    .selectAll()
    .where('division_id', '=', division)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes that the customer has made to an order, oldest first. */
export function readChanges({ query }: Db, order: At): Promise<OrderChangeRow[]> {
  return query
    .selectFrom('order_changes')
    .selectAll()
    .where('division_id', '=', order.division_id)
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
}

/** An amount that is to be given back. */
export interface NewRefund {
  amountMinor: number;
  /** Amount of it that went back to gift cards already. */
  giftCardMinor: number;
  /** In words for the customer. */
  reason: string;
  /** For goods that came back: the order's total stays as it was. */
  ofReturn?: boolean;
  /** How the order stood before, where its total is lowered. */
  before?: OrderStand;
  /** Shares of it by line, where goods came back. */
  credited?: readonly CreditedLine[];
  /** The person who makes it, and the key by which a repeat is known. */
  byHand?: { name: string; key: string; bodyHash: string };
  /** The payments that it gives back, where an order has several. */
  parts?: readonly RefundPart[];
  /** The money is given back outside of the platform, so that nothing has to be waited for. */
  outside?: boolean;
}

const tellOfRefund = (db: Db, { division_id: division, id }: At, amountMinor: number): Promise<void> =>
  tellWebhooks(db, division, [{ event: 'order.refunded', about: { id, amountMinor } }]);

/** Notes an amount that is to be given back. */
export async function insertRefund(db: Db, order: At, refund: NewRefund): Promise<string> {
  await recountOrder(db, order);
  const row = await db.query
    .insertInto('order_refunds')
    .values({
      division_id: order.division_id,
      order_id: order.id,
      amount_minor: refund.amountMinor,
      gift_card_minor: refund.giftCardMinor,
      // Money of gift cards is back at once; only the processor's part has to be waited for.
      ...(refund.outside === true || refund.giftCardMinor === refund.amountMinor
        ? { state: 'refunded', settled_at: sql<Date>`now()` }
        : {}),
      reason: refund.reason,
      of_return: refund.ofReturn ?? false,
      ...(refund.byHand && {
        by_hand: true,
        by_name: refund.byHand.name,
        idempotency_key: refund.byHand.key,
        body_hash: refund.byHand.bodyHash,
      }),
      order_before: refund.before ? JSON.stringify(refund.before) : null,
      parts: JSON.stringify(refund.parts ?? []),
      credited: JSON.stringify(refund.credited ?? []),
    })
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
  if (row.state === 'refunded') await tellOfRefund(db, order, refund.amountMinor);
  return row.id;
}

/** One refund. */
export async function findRefund(
  { query }: Db,
  division: number,
  id: string,
): Promise<OrderRefundRow | null> {
  const row = await query
    .selectFrom('order_refunds')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The refunds of an order, oldest first. */
export function readRefunds({ query }: Db, order: At): Promise<OrderRefundRow[]> {
  return query
    .selectFrom('order_refunds')
    .selectAll()
    .where('division_id', '=', order.division_id)
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The refund that was made by hand with a key; null for none. */
export async function refundByKey(
  { query }: Db,
  division: number,
  key: string,
): Promise<OrderRefundRow | null> {
  const row = await query
    .selectFrom('order_refunds')
    .selectAll()
    .where('division_id', '=', division)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Refunds of an order's total as it stands, or will be, in minor units: for goods that came back, and by hand.
 * A refund that a bank refused does not count.
 */
export async function givenBackMinor(db: Db, order: At): Promise<number> {
  return (await readRefunds(db, order))
    .filter((refund) => leavesTotal(refund) && refund.state !== 'failed')
    .reduce((sum, { amount_minor: amount }) => sum + amount, 0);
}

/** Notes how a refund ended, once. */
export async function settleRefund(
  db: Db,
  { division_id: division, id }: Pick<OrderRefundRow, 'division_id' | 'id'>,
  state: 'refunded' | 'failed',
): Promise<void> {
  const settled = await db.query
    .updateTable('order_refunds')
    .set({ state, settled_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning(['order_id', 'amount_minor'])
    .executeTakeFirst();
  if (settled && state === 'refunded')
    await tellOfRefund(db, { division_id: division, id: settled.order_id }, settled.amount_minor);
  // Only one that a bank refused changes what was given back.
  if (settled && state === 'failed') await recountOrder(db, { division_id: division, id: settled.order_id });
}

/** Writes a line as it is from now on; one without a quantity is taken out. */
export async function writeItem({ query }: Db, item: OrderItemRow): Promise<void> {
  if (item.quantity === 0) {
    await query
      .deleteFrom('order_items')
      .where('division_id', '=', item.division_id)
      .where('id', '=', item.id)
      .execute();
    return;
  }
  await query
    .updateTable('order_items')
    .set({
      quantity: item.quantity,
      variant_id: item.variant_id,
      sku: item.sku,
      image: item.image,
      colour: item.colour,
      size: item.size,
      price_minor: item.price_minor,
      tax_minor: item.tax_minor,
      tax_rest_minor: item.tax_rest_minor,
      vat_rate: Number(item.vat_rate),
      discount_minor: item.discount_minor,
    })
    .where('division_id', '=', item.division_id)
    .where('id', '=', item.id)
    .execute();
}

/** Changes columns of an order's row; gives it as it is then. */
export async function writeOrder(
  db: Db,
  order: At,
  changes: Partial<OrderSums & Pick<OrderRow, 'vat_number' | 'tax_scheme' | 'buyer_vat_number'>> & {
    shipping_address?: string;
    country?: string;
    email?: string;
    history_hash?: string;
    phone?: string;
    owed_minor?: number;
    discounts?: string;
  },
): Promise<OrderRow> {
  db.announce(liveTopics.queue);
  await recountOrder(db, order);
  return db.query
    .updateTable('orders')
    .set({ ...changes, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
