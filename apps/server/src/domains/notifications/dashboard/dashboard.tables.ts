import type { Generated } from 'kysely';
import type { DefaultedTime, Json, NullableTime } from '../../../database/columns.ts';

/** Row of `dashboard_notifications`: something that a store's team is told of. */
export interface DashboardNotificationsTable {
  division_id: number;
  id: Generated<string>;
  /** Such as `order.paid`. */
  kind: string;
  /** Subject of the notification; see `notificationKinds`. */
  about: Json;
  dedupe_key: string;
  created_at: DefaultedTime;
}

/** Row of `dashboard_notification_recipients`: a notification as one of the team has it. */
export interface DashboardNotificationRecipientsTable {
  division_id: number;
  id: Generated<string>;
  notification_id: string;
  customer_id: string;
  /** As of the notification. */
  created_at: DefaultedTime;
  read_at: NullableTime;
  deleted_at: NullableTime;
}
