import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime, Json } from '../../database/columns.ts';

/** Row of `alert_mails`: who gets the emails of a store to its team; one a store, once its team has decided. */
export interface AlertMailsTable {
  division_id: number;
  /** Lists of addresses. */
  new_order: DefaultedJson;
  low_stock: DefaultedJson;
  return_asked: DefaultedJson;
  version: Generated<number>;
}

/** Row of `alert_mails_due`: an email to a team that waits to be written. */
export interface AlertMailsDueTable {
  division_id: number;
  id: Generated<string>;
  kind: string;
  about: Json;
  dedupe_key: string;
  created_at: DefaultedTime;
}
