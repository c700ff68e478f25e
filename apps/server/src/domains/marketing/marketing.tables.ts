import type { Generated } from 'kysely';
import type { DefaultedTime, NullableTime } from '../../database/columns.ts';

/** Row of `subscribers`. */
export interface SubscribersTable {
  division_id: number;
  email: string;
  mailing_list: string;
  first_name: Generated<string>;
  token_hash: string | null;
  created_at: DefaultedTime;
  verified_at: NullableTime;
}
