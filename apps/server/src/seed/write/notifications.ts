import type { TeamNews } from '../../domains/notifications/dashboard/notification-kinds.ts';
import type { Db } from '../../database/connection.ts';
import type { StoreSeed } from '../types.ts';

/** The newest of them are not read yet. */
const unread = 3;

const minutesAfter = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * 60_000);

/** Writes what the teams were told of their latest orders; after orders and accounts. */
export async function writeNotifications({ query }: Db, store: StoreSeed): Promise<void> {
  const team = await query
    .selectFrom('memberships')
    .select('customer_id')
    .where('division_id', '=', store.id)
    .execute();
  if (team.length === 0) return;
  const orders = query
    .selectFrom('orders')
    .select(['id', 'number', 'currency', 'total_minor', 'created_at'])
    .where('division_id', '=', store.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const [paid, stopped, cancelled] = await Promise.all([
    orders.where('payment_state', '=', 'paid').limit(8).execute(),
    orders.where('status', 'in', ['issue', 'disputed']).limit(2).execute(),
    orders.where('status', '=', 'refunded').limit(1).execute(),
  ]);
  const told = [
    ...paid.map(({ id, number, total_minor, currency, created_at }) => ({
      kind: 'order.paid' as const,
      about: { id, number, totalMinor: total_minor, currency },
      at: minutesAfter(created_at, 1),
    })),
    ...stopped.map(({ id, number, created_at }) => ({
      kind: 'order.problem' as const,
      about: { id, number },
      at: minutesAfter(created_at, 90),
    })),
    ...cancelled.map(({ id, number, created_at }) => ({
      kind: 'order.cancelled' as const,
      about: { id, number },
      at: minutesAfter(created_at, 40),
    })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime()) satisfies (TeamNews & { at: Date })[];
  for (const [place, { kind, about, at }] of told.entries()) {
    const { id } = await query
      .insertInto('dashboard_notifications')
      .values({
        division_id: store.id,
        kind,
        about: JSON.stringify(about),
        dedupe_key: `demo:${place}`,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('dashboard_notification_recipients')
      .values(
        team.map(({ customer_id }) => ({
          division_id: store.id,
          notification_id: id,
          customer_id,
          created_at: at,
          read_at: place < unread ? null : minutesAfter(at, 30),
        })),
      )
      .execute();
  }
}
