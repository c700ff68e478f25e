import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedJson, DefaultedTime, Json, NullableTime, Time } from '../../database/columns.ts';

/** Row of `customers`. */
export interface CustomersTable {
  division_id: number;
  id: Generated<string>;
  email: string;
  password_hash: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone: Generated<string>;
  avatar: string | null;
  verified_at: NullableTime;
  eula_signed_at: NullableTime;
  company_id: number | null;
  should_have_store: Generated<boolean>;
  two_factor_secret: string | null;
  two_factor_last_step: number | null;
  created_at: DefaultedTime;
}

/** Row of `customer_tokens`. */
export interface CustomerTokensTable {
  division_id: number;
  token_hash: string;
  customer_id: string;
  purpose: string;
  expires_at: Time;
  used_at: NullableTime;
}

/** Row of `addresses`. */
export interface AddressesTable {
  division_id: number;
  id: Generated<string>;
  customer_id: string;
  address: Json;
  used_at: DefaultedTime;
}

/** Row of `memberships`. */
export interface MembershipsTable {
  division_id: number;
  customer_id: string;
  role: Generated<string>;
  permissions: DefaultedJson;
  created_at: DefaultedTime;
}

/** Row of `audit_log`. */
export interface AuditLogTable {
  division_id: number;
  id: GeneratedAlways<number>;
  actor_kind: string;
  actor_id: string | null;
  actor_name: Generated<string>;
  action: string;
  target: string;
  data: DefaultedJson;
  at: DefaultedTime;
}

/** Row of `staff`. */
export interface StaffTable {
  id: Generated<string>;
  email: string;
  password_hash: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  avatar: string | null;
  status: number | null;
  permissions: DefaultedJson;
  national_insurance_number: string | null;
  bank_account_name: string | null;
  bank_sort_code: string | null;
  bank_account_number: string | null;
  created_at: DefaultedTime;
}

/** Row of `sessions`. */
export interface SessionsTable {
  token_hash: string;
  kind: string;
  /** The store whose customer it is; the platform's own division for owners; null for staff. */
  division_id: number | null;
  subject_id: string;
  user_agent: Generated<string>;
  created_at: DefaultedTime;
  last_seen_at: DefaultedTime;
  expires_at: Time;
  revoked_at: NullableTime;
}

/** Row of `rate_limits`. */
export interface RateLimitsTable {
  key: string;
  count: number;
  resets_at: Time;
}
