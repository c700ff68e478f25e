import type { Generated } from 'kysely';
import type { DefaultedTime, Json, NullableTime } from '../../../database/columns.ts';

/** Row of `abandoned_checkouts`. */
export interface AbandonedCheckoutsTable {
  division_id: number;
  id: Generated<string>;
  /** Of the basket: `customer:uuid` or `visitor:hash`. */
  owner: string;
  /** In small letters. */
  email: string;
  language: string;
  currency: string;
  value_minor: number;
  /** As they are shown to the store. */
  lines: Json;
  /** The lines of the basket as they are stored. */
  rows: Json;
  token_hash: Generated<string | null>;
  left_at: DefaultedTime;
  reminded_at: NullableTime;
  order_id: Generated<number | null>;
}

/** Row of `reminder_settings`. */
export interface ReminderSettingsTable {
  division_id: number;
  /** Null: nobody is reminded. */
  hours: number | null;
  version: Generated<number>;
}

/** Row of `reminder_optouts`: an address, in small letters, that does not want to be reminded. */
export interface ReminderOptoutsTable {
  division_id: number;
  email: string;
  at: DefaultedTime;
}
