import type { Generated } from 'kysely';
import type { DefaultedTime, NullableTime, Time } from '../../database/columns.ts';

/** Row of `instagram_connections`: one a store. */
export interface InstagramConnectionsTable {
  division_id: number;
  /** Another one with each token. */
  id: Generated<string>;
  /** Instagram's number of the store's account there. */
  account: string;
  account_name: string;
  token_sealed: string;
  token_set_at: DefaultedTime;
  next_renewal_at: DefaultedTime;
  connected_at: DefaultedTime;
  read_at: NullableTime;
  next_read_at: NullableTime;
  wanted_until: DefaultedTime;
  failures: Generated<number>;
  problem: string | null;
  problem_at: NullableTime;
}

/** Row of `instagram_posts`. */
export interface InstagramPostsTable {
  division_id: number;
  /** Instagram's own. */
  id: string;
  caption: string;
  permalink: string;
  media_type: string;
  posted_at: Time;
  file: string;
  width: number;
  height: number;
}
