import type { DefaultedTime, NullableTime } from '../database/columns.ts';

/** Row of `installation_keys`: a key that the database is used with, told by a hash. */
export interface InstallationKeysTable {
  kind: 'seal' | 'push';
  id: string;
  check: string;
  /** The private half of a push pair that the platform made, sealed. */
  private_sealed: string | null;
  seen_at: DefaultedTime;
  current_at: NullableTime;
}
