import type { Db } from '../../database/connection.ts';

/** Writes something that a member of a store's team was told of. */
export async function writeNotificationThings(
  query: Db['query'],
  { division, canary, member }: { division: number; canary: string; member: string },
): Promise<{ recipient: string }> {
  const { id: notification } = await query
    .insertInto('dashboard_notifications')
    .values({
      division_id: division,
      kind: 'order.cancelled',
      about: JSON.stringify({ id: 1, number: canary }),
      dedupe_key: 'sweep',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: recipient } = await query
    .insertInto('dashboard_notification_recipients')
    .values({ division_id: division, notification_id: notification, customer_id: member })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { recipient };
}
