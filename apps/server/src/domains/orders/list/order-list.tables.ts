import type { Generated } from 'kysely';
import type { DefaultedTime, Json } from '../../../database/columns.ts';

/** Row of `order_terms`, which triggers write. */
export interface OrderTermsTable {
  division_id: number;
  order_id: number;
  /** A folded word; or, after a sign, a number (`#`), a tag (`%`), a discount code (`$`) or a product (`@`). */
  term: string;
}

/** Row of `order_views`. */
export interface OrderViewsTable {
  division_id: number;
  id: Generated<string>;
  name: string;
  filters: Json;
  created_at: DefaultedTime;
}
