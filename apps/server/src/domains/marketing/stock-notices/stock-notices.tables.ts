import type { Generated } from 'kysely';
import type { DefaultedTime } from '../../../database/columns.ts';

/** Row of `stock_notices`. */
export interface StockNoticesTable {
  division_id: number;
  id: Generated<string>;
  variant_id: string;
  email: string;
  language: Generated<string>;
  asked_at: DefaultedTime;
}
