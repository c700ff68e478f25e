import type { Generated } from 'kysely';
import type { DefaultedTime, Json, NullableTime } from '../../database/columns.ts';

/** Row of `webhooks`: an address that is told of a store's events. */
export interface WebhooksTable {
  division_id: number;
  id: string;
  name: string;
  url: string;
  /** Names of events. */
  events: Json;
  enabled: Generated<boolean>;
  /** True for one that turned itself off. */
  turned_off: Generated<boolean>;
  /** Since when nothing has arrived. */
  failing_since: NullableTime;
  secret_sealed: string;
  /** The last four characters of the secret. */
  secret_end: string;
  former_secret_sealed: string | null;
  former_until: NullableTime;
  created_at: DefaultedTime;
  version: Generated<number>;
}

/** Row of `webhook_deliveries`: an event on its way to a webhook, and the log of it. */
export interface WebhookDeliveriesTable {
  division_id: number;
  id: Generated<string>;
  webhook_id: string;
  event: string;
  about: Json;
  /** `waiting`, `delivered` or `failed`. */
  state: Generated<string>;
  attempts: Generated<number>;
  next_at: DefaultedTime;
  status: number | null;
  duration_ms: number | null;
  answer: Generated<string>;
  error: Generated<string>;
  tried_at: NullableTime;
  created_at: DefaultedTime;
}
