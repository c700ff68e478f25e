import type { Generated } from 'kysely';
import type { DefaultedTime, Json, NullableTime } from '../../../database/columns.ts';

/** Row of `push_subscriptions`. */
export interface PushSubscriptionsTable {
  division_id: number;
  id: Generated<string>;
  /** Where its push service takes messages. */
  endpoint: string;
  endpoint_hash: string;
  p256dh: string;
  auth: string;
  /** Customer who wants notifications about all their orders; null where it is about single orders only. */
  customer_id: string | null;
  language: Generated<string>;
  /** The public key that it subscribed with; null: it was not noted then. */
  push_key: string | null;
  created_at: DefaultedTime;
}

/** Row of `push_subscription_orders`. */
export interface PushSubscriptionOrdersTable {
  division_id: number;
  subscription_id: string;
  order_id: number;
  created_at: DefaultedTime;
}

/** Row of `push_messages`. */
export interface PushMessagesTable {
  division_id: number;
  id: Generated<string>;
  subscription_id: string;
  /** One message for one happening, however often its job runs. */
  dedupe_key: string;
  content: Json;
  created_at: DefaultedTime;
  sent_at: NullableTime;
}
