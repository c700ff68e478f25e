import { notificationDays } from '@omnis/models';
import { sql } from 'kysely';
import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';

/** How mails, text messages, push messages and the dashboard's notifications end. */
export function notificationEndings({ database, config }: Pick<Core, 'database' | 'config'>): Ending[] {
  const { mailsDays, pushDays, notificationsDays } = config.retention;
  const recipients = {
    table: 'dashboard_notification_recipients',
    key: ['division_id', 'id'],
  } as const;
  const notifications = {
    table: 'dashboard_notifications',
    key: ['division_id', 'id'],
    from: 'created_at',
  } as const;
  return [
    agedRows(database, {
      name: 'mails',
      table: 'mails',
      key: ['division_id', 'id'],
      from: 'created_at',
      keep: `${mailsDays} days`,
    }),
    agedRows(database, {
      name: 'text_messages',
      table: 'text_messages',
      key: ['division_id', 'id'],
      from: 'created_at',
      // It holds a code that was good for minutes.
      keep: '1 day',
    }),
    agedRows(database, {
      name: 'push_messages',
      table: 'push_messages',
      key: ['division_id', 'id'],
      from: 'created_at',
      keep: `${pushDays} days`,
    }),
    agedRows(database, {
      ...recipients,
      name: 'dashboard_notifications, deleted by their reader',
      from: 'deleted_at',
      keep: `${notificationDays.deleted} days`,
    }),
    agedRows(database, {
      ...recipients,
      name: 'dashboard_notifications, read',
      from: 'read_at',
      keep: `${notificationDays.read} days`,
    }),
    agedRows(database, {
      ...notifications,
      name: 'dashboard_notifications, all',
      keep: `${notificationsDays} days`,
      cascades: ['dashboard_notification_recipients'],
    }),
    agedRows(database, {
      ...notifications,
      name: 'dashboard_notifications, which nobody has any more',
      keep: `${notificationDays.deleted} days`,
      where: sql`NOT EXISTS (SELECT FROM dashboard_notification_recipients r
        WHERE r.division_id = dashboard_notifications.division_id AND r.notification_id = dashboard_notifications.id)`,
    }),
  ];
}
