import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';

/** A browser that is told. */
export interface PushSubscriptionRow {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  customer_id: string | null;
}

const contentSchema = z.object({ title: z.string(), body: z.string(), href: z.string(), tag: z.string() });

/** Content that a browser shows; `href` is a path of the store. */
export type PushContent = z.output<typeof contentSchema>;

/** Recipient of a message, in one store. */
export interface ToldOrder {
  division_id: number;
  id: number;
  customer_id: string | null;
}

/** Notes a browser, or what has changed of it; a customer that is not named stays as it was. */
export async function noteSubscription(
  { query }: Db,
  given: {
    division: number;
    endpoint: string;
    endpointHash: string;
    p256dh: string;
    auth: string;
    customerId: string | null;
    language: string;
    pushKey: string;
  },
): Promise<string> {
  const { division, endpoint, endpointHash, p256dh, auth, customerId, language, pushKey } = given;
  const { id } = await query
    .insertInto('push_subscriptions')
    .values({
      division_id: division,
      endpoint,
      endpoint_hash: endpointHash,
      p256dh,
      auth,
      customer_id: customerId,
      language,
      push_key: pushKey,
    })
    .onConflict((conflict) =>
      conflict.columns(['division_id', 'endpoint_hash']).doUpdateSet({
        p256dh,
        auth,
        language,
        push_key: pushKey,
        ...(customerId === null ? {} : { customer_id: customerId }),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A browser by the hash of its address. */
export function findSubscription(
  { query }: Db,
  division: number,
  endpointHash: string,
): Promise<PushSubscriptionRow | undefined> {
  return query
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth', 'customer_id'])
    .where('division_id', '=', division)
    .where('endpoint_hash', '=', endpointHash)
    .executeTakeFirst();
}

/** Binds a browser to an order. */
export async function bindOrder({ query }: Db, subscription: string, order: ToldOrder): Promise<void> {
  await query
    .insertInto('push_subscription_orders')
    .values({ division_id: order.division_id, subscription_id: subscription, order_id: order.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Counts the browsers that are bound to an order, or to a customer. */
export async function countBound(
  { query }: Db,
  division: number,
  to: { orderId: number } | { customerId: string },
): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count');
  const bound =
    'orderId' in to
      ? await query
          .selectFrom('push_subscription_orders')
          .select(count)
          .where('division_id', '=', division)
          .where('order_id', '=', to.orderId)
          .executeTakeFirstOrThrow()
      : await query
          .selectFrom('push_subscriptions')
          .select(count)
          .where('division_id', '=', division)
          .where('customer_id', '=', to.customerId)
          .executeTakeFirstOrThrow();
  return bound.count;
}

/** Tells whether a browser is bound to an order itself. */
export async function isBound({ query }: Db, subscription: string, order: ToldOrder): Promise<boolean> {
  const row = await query
    .selectFrom('push_subscription_orders')
    .select('order_id')
    .where('division_id', '=', order.division_id)
    .where('subscription_id', '=', subscription)
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends what a browser is told of an order, or, without one, of its customer. */
export async function unbind(
  { query }: Db,
  division: number,
  given: { subscription: string; order: ToldOrder | null },
): Promise<void> {
  const { subscription, order } = given;
  if (order)
    await query
      .deleteFrom('push_subscription_orders')
      .where('division_id', '=', division)
      .where('subscription_id', '=', subscription)
      .where('order_id', '=', order.id)
      .execute();
  let ofCustomer = query
    .updateTable('push_subscriptions')
    .set({ customer_id: null })
    .where('division_id', '=', division)
    .where('id', '=', subscription);
  // The order of a customer who wants to be told of all is not left out: then none is told of any more.
  if (order) ofCustomer = ofCustomer.where('customer_id', '=', order.customer_id);
  await ofCustomer.execute();
}

/** Forgets a browser that is told of nothing any more. @returns whether it stays */
export async function staysBound({ query }: Db, division: number, subscription: string): Promise<boolean> {
  const gone = await query
    .deleteFrom('push_subscriptions')
    .where('division_id', '=', division)
    .where('id', '=', subscription)
    .where('customer_id', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('push_subscription_orders')
            .select('order_id')
            .where('division_id', '=', division)
            .where('subscription_id', '=', subscription),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return gone === undefined;
}

/** Forgets a browser, and what it was to be told. */
export async function dropSubscription({ query }: Db, division: number, id: string): Promise<void> {
  await query
    .deleteFrom('push_subscriptions')
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** The browsers that are told of an order, with the language of each. */
export function toldOf({ query }: Db, order: ToldOrder): Promise<{ id: string; language: string }[]> {
  return query
    .selectFrom('push_subscriptions')
    .select(['id', 'language'])
    .where('division_id', '=', order.division_id)
    .where((where) =>
      where.or([
        where(
          'id',
          'in',
          where
            .selectFrom('push_subscription_orders')
            .select('subscription_id')
            .where('division_id', '=', order.division_id)
            .where('order_id', '=', order.id),
        ),
        ...(order.customer_id === null ? [] : [where('customer_id', '=', order.customer_id)]),
      ]),
    )
    .execute();
}

/** The browsers of some customers. */
export async function browsersOf(
  { query }: Db,
  division: number,
  customers: readonly string[],
): Promise<string[]> {
  const rows = await query
    .selectFrom('push_subscriptions')
    .select('id')
    .where('division_id', '=', division)
    .where(sql<boolean>`customer_id = any(${[...customers]}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes a message for a browser; null when it was told of this before. Old ones are forgotten. */
export async function insertMessage(
  { query }: Db,
  given: { division: number; subscription: string; dedupeKey: string; content: PushContent },
): Promise<string | null> {
  const { division, subscription, dedupeKey, content } = given;
  await query
    .deleteFrom('push_messages')
    .where('division_id', '=', division)
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
  const row = await query
    .insertInto('push_messages')
    .values({
      division_id: division,
      subscription_id: subscription,
      dedupe_key: dedupeKey,
      content: JSON.stringify(content),
    })
    .onConflict((conflict) => conflict.columns(['division_id', 'subscription_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A message that has not left yet, with the browser that it is for; null when there is none. */
export async function unsentMessage(
  { query }: Db,
  division: number,
  id: string,
): Promise<
  (Omit<PushSubscriptionRow, 'customer_id'> & { content: PushContent; push_key: string | null }) | null
> {
  const row = await query
    .selectFrom('push_messages as m')
    .innerJoin('push_subscriptions as s', (join) =>
      join.onRef('s.division_id', '=', 'm.division_id').onRef('s.id', '=', 'm.subscription_id'),
    )
    .select(['s.id', 's.endpoint', 's.p256dh', 's.auth', 's.push_key', 'm.content'])
    .where('m.division_id', '=', division)
    .where('m.id', '=', id)
    .where('m.sent_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...row, content: contentSchema.parse(row.content) } : null;
}

/** Notes that a message has left. */
export async function markMessageSent({ query }: Db, division: number, id: string): Promise<void> {
  await query
    .updateTable('push_messages')
    .set({ sent_at: sql<Date>`now()` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}
