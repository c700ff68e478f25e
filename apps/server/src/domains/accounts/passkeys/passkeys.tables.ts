import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime, NullableTime, Time } from '../../../database/columns.ts';

/** Row of `passkeys`. */
export interface PasskeysTable {
  id: Generated<string>;
  kind: 'customer' | 'owner' | 'staff';
  /** The store whose customer it is; the platform's own division for owners; null for staff. */
  division_id: number | null;
  subject_id: string;
  credential_id: string;
  /** COSE, as base64url. */
  public_key: string;
  /** Uses as the device counts them; 0 for ever where it does not. */
  counter: number;
  transports: DefaultedJson;
  name: string;
  /** True when the authenticator syncs it to the holder's other devices. */
  synced: boolean;
  created_at: DefaultedTime;
  last_used_at: NullableTime;
}

/** Row of `passkey_challenges`. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  kind: 'customer' | 'owner' | 'staff';
  division_id: number | null;
  /** The account that adds a passkey; null at sign-in. */
  subject_id: string | null;
  expires_at: Time;
}
