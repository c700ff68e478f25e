import type { Generated } from 'kysely';
import type { DefaultedTime, NullableJson, NullableTime } from '../../../database/columns.ts';

/** Row of `store_domains`. */
export interface StoreDomainsTable {
  division_id: number;
  id: Generated<string>;
  /** As browsers send it: small letters, other scripts in Punycode. */
  host: string;
  /** Token that its TXT record has to contain. */
  token: string;
  created_at: DefaultedTime;
  /** Since when it is the store's; null: not proved yet. */
  verified_at: NullableTime;
  checked_at: NullableTime;
  /** True when the last check found the token; null: no name server answered. */
  token_found: boolean | null;
  /** Where the last check saw it lead; null: no name server answered. */
  addresses: NullableJson;
  version: Generated<number>;
}
