import type { Generated, GeneratedAlways } from 'kysely';
import type {
  DefaultedJson,
  DefaultedTime,
  Json,
  NullableJson,
  NullableTime,
} from '../../database/columns.ts';

/** Row of `customer_records`: a customer as a store's team manages them. */
export interface CustomerRecordsTable {
  division_id: number;
  id: Generated<string>;
  /** In small letters; the one that is shown. */
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone: Generated<string>;
  mobile: Generated<string>;
  company: Generated<string>;
  job_title: Generated<string>;
  /** Their name where the store knows them from. */
  username: Generated<string>;
  /** Works for the store, as its team says. */
  internal: Generated<boolean>;
  website: Generated<string>;
  /** By network. */
  socials: DefaultedJson;
  lead_status: string | null;
  status_journey: DefaultedJson;
  /** Minor units of the division's currency. */
  potential_value_minor: number | null;
  request_terms: Generated<boolean>;
  tags: DefaultedJson;
  services: DefaultedJson;
  industries: DefaultedJson;
  has_account: Generated<boolean>;
  /** As the team entered it. */
  address: NullableJson;
  /** Of the last order; without one, of the entered address. */
  country: Generated<string>;
  postcode: Generated<string>;
  orders: Generated<number>;
  /** After refunds, minor units of the division's currency. */
  spent_minor: Generated<number>;
  /** 1970 without an order. */
  last_order_at: DefaultedTime;
  consent_at: NullableTime;
  consent_source: Generated<string>;
  version: Generated<number>;
  created_at: DefaultedTime;
}

/** Row of `customer_record_emails`: all addresses of a customer, in small letters. */
export interface CustomerRecordEmailsTable {
  division_id: number;
  email: string;
  record_id: string;
}

/** Row of `customer_record_words`: what a customer is found by; a tag begins with #. */
export interface CustomerRecordWordsTable {
  division_id: number;
  word: string;
  record_id: string;
}

/** Row of `customer_notes`. */
export interface CustomerNotesTable {
  division_id: number;
  id: GeneratedAlways<number>;
  record_id: string;
  text: string;
  by_kind: string;
  by_id: string | null;
  by_name: string;
  at: DefaultedTime;
}

/** Row of `customer_segments`. */
export interface CustomerSegmentsTable {
  division_id: number;
  id: Generated<string>;
  name: string;
  filters: Json;
  created_at: DefaultedTime;
  version: Generated<number>;
}

/** Row of `customer_recounts`: somebody whose figures are to be counted again. */
export interface CustomerRecountsTable {
  division_id: number;
  id: GeneratedAlways<number>;
  order_id: number | null;
  email: string | null;
}
