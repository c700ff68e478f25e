import type { Generated } from 'kysely';
import type { DefaultedTime, Json, NullableTime } from '../../database/columns.ts';

/** Row of `campaigns`. */
export interface CampaignsTable {
  division_id: number;
  id: Generated<string>;
  /** Words, look and recipients. */
  content: Json;
  audience: string;
  state: Generated<string>;
  send_at: NullableTime;
  sent_at: NullableTime;
  /** Place up to which recipients were written to; null: nobody was yet. */
  reached: string | null;
  /** Why it was not sent; null while all is well. */
  problem: Generated<string | null>;
  sent: Generated<number>;
  opened: Generated<number>;
  clicked: Generated<number>;
  version: Generated<number>;
  created_at: DefaultedTime;
}
