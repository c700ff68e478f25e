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
  /** Version of the licence agreement that was signed last. */
  eula_version: number | null;
  company_id: number | null;
  should_have_store: Generated<boolean>;
  /** True for an account that is more than a shopper's of the platform's own shop. */
  dashboard_access: Generated<boolean>;
  /** In which they acted last; mails to them are written in it. */
  language: Generated<string>;
  two_factor_secret: string | null;
  /** A secret that no code has confirmed yet. */
  two_factor_pending: string | null;
  two_factor_last_step: number | null;
  /** The proved mobile number, sealed. */
  sms_number: string | null;
  /** A number whose code has not come back yet, sealed. */
  sms_pending: string | null;
  created_at: DefaultedTime;
}

/** Row of `account_tokens`. */
export interface AccountTokensTable {
  token_hash: string;
  kind: 'customer' | 'owner' | 'staff';
  /** The store whose customer it is; the platform's own division for owners; null for staff. */
  division_id: number | null;
  subject_id: string;
  purpose: 'verify' | 'reset' | 'email';
  /** The address that the mail went to; with `email` the one that the account is to have. */
  email: string;
  created_at: DefaultedTime;
  expires_at: Time;
}

/** Row of `addresses`. */
export interface AddressesTable {
  division_id: number;
  id: Generated<string>;
  customer_id: string;
  address: Json;
  used_at: DefaultedTime;
  /** The one that a checkout begins with. */
  is_default: Generated<boolean>;
}

/** Row of `memberships`. */
export interface MembershipsTable {
  division_id: number;
  customer_id: string;
  role: Generated<string>;
  permissions: DefaultedJson;
  version: Generated<number>;
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
  two_factor_secret: string | null;
  /** A secret that no code has confirmed yet. */
  two_factor_pending: string | null;
  two_factor_last_step: number | null;
  /** The proved mobile number, sealed. */
  sms_number: string | null;
  /** A number whose code has not come back yet, sealed. */
  sms_pending: string | null;
  /** Time since which the person is muted: nobody receives their messages. */
  muted_at: NullableTime;
  /** Until then sensitive permissions can be used without a second factor. */
  two_factor_due_at: DefaultedTime;
  invited_at: DefaultedTime;
  name_of_bank: string | null;
  date_of_birth: string | null;
  postal_address: string | null;
  /** Lowercase; nobody else's. */
  username: string | null;
  mission: Generated<string>;
  bio: Generated<string>;
  team: Generated<string>;
  /** Six hex digits, or ''. */
  colour: Generated<string>;
  reports_to: string | null;
  channel: Generated<string>;
  /** Of clothes. */
  size: Generated<string>;
  is_leadership: Generated<boolean>;
  okrs: DefaultedJson;
  /** Of releases before: what somebody may do about stores follows from their permissions now. */
  store_control_role: Generated<string>;
  /** Type, pixels and bytes of the picture that the avatar is made of. */
  profile_photo: Json | null;
  /** As they gave it, sealed; not the number that codes go to. */
  mobile_number: string | null;
  rfids: string | null;
  employee_statement_option: string | null;
  created_at: DefaultedTime;
}

/** Row of `sessions`. */
export interface SessionsTable {
  token_hash: string;
  /** Name that is shown for it. */
  id: Generated<string>;
  kind: string;
  /** The store whose customer it is; the platform's own division for owners; null for staff. */
  division_id: number | null;
  subject_id: string;
  user_agent: Generated<string>;
  ip: Generated<string>;
  /** A second factor was given for it, or a trusted device spared it. */
  second_factor: Generated<boolean>;
  /** When the password was last proved in it. */
  confirmed_at: NullableTime;
  /** The store that an owner manages in it; null: the first of theirs. */
  active_division: number | null;
  created_at: DefaultedTime;
  last_seen_at: DefaultedTime;
  expires_at: Time;
  revoked_at: NullableTime;
}

/** Row of `recovery_codes`. */
export interface RecoveryCodesTable {
  code_hash: string;
  kind: 'customer' | 'owner' | 'staff';
  subject_id: string;
  created_at: DefaultedTime;
  used_at: NullableTime;
}

/** Row of `trusted_devices`. */
export interface TrustedDevicesTable {
  token_hash: string;
  id: Generated<string>;
  kind: 'customer' | 'owner' | 'staff';
  subject_id: string;
  /** The browser as it called itself. */
  name: Generated<string>;
  created_at: DefaultedTime;
  last_used_at: DefaultedTime;
  expires_at: Time;
}

/** Row of `personal_exports`. */
export interface PersonalExportsTable {
  id: Generated<string>;
  kind: 'customer' | 'owner' | 'staff';
  division_id: number | null;
  subject_id: string;
  requested_at: DefaultedTime;
  ready_at: NullableTime;
  expires_at: Time;
  bytes: Generated<number>;
  /** Sealed; null until it is made. */
  content: string | null;
}

/** Row of `account_deletions`. */
export interface AccountDeletionsTable {
  kind: 'customer' | 'owner';
  division_id: number;
  subject_id: string;
  requested_at: DefaultedTime;
  due_at: Time;
}

/** Row of `sms_codes`. */
export interface SmsCodesTable {
  kind: 'customer' | 'owner' | 'staff';
  subject_id: string;
  purpose: 'number' | 'sign-in';
  code_hash: string;
  expires_at: Time;
}

/** Row of `spent_challenges`. */
export interface SpentChallengesTable {
  id: string;
  expires_at: Time;
}

/** Row of `rate_limits`. */
export interface RateLimitsTable {
  key: string;
  count: number;
  resets_at: Time;
}
