import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime } from '../../database/columns.ts';

/** Row of `shop_events`: what happened, never who did it. */
export interface ShopEventsTable {
  division_id: number;
  id: Generated<string>;
  name: string;
  data: DefaultedJson;
  location: Generated<string>;
  environment: Generated<string>;
  device: Generated<string>;
  currency: string | null;
  created_at: DefaultedTime;
}
