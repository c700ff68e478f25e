import type { TeamNews } from '../../domains/notifications/dashboard/notification-kinds.ts';
import type { Db } from '../../database/connection.ts';
import type { StoreSeed } from '../types.ts';

/** The newest of them are not read yet. */
const unread = 3;
const minute = 60_000;

/** Writes what the teams were told of their latest orders; after orders and accounts. */
export async function writeNotifications({ query }: Db, store: StoreSeed): Promise<void> {
  const team = await query
    .selectFrom('memberships')
    .select('customer_id')
    .where('division_id', '=', store.id)
    .execute();
  if (team.length === 0) return;
  const orders = await query
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'currency', 'total_minor', 'created_at'])
    .where('division_id', '=', store.id)
    .where('payment_state', '=', 'paid')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(9)
    .execute();
  const told = orders.flatMap(({ id, number, status, currency, total_minor, created_at }) => {
    const paid: TeamNews = {
      kind: 'order.paid',
      about: { id, number, totalMinor: total_minor, currency },
    };
    const news: TeamNews[] =
      status === 'issue' || status === 'disputed'
        ? [{ kind: 'order.problem', about: { id, number } }, paid]
        : [paid];
    // The order is paid a minute after it was placed, and looked at an hour later.
    return news.map((one) => ({
      ...one,
      at: new Date(created_at.getTime() + (one.kind === 'order.paid' ? 1 : 60) * minute),
    }));
  });
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
          read_at: place < unread ? null : new Date(at.getTime() + 30 * minute),
        })),
      )
      .execute();
  }
}
