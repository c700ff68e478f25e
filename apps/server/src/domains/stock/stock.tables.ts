import type { Generated } from 'kysely';
import type { DefaultedTime } from '../../database/columns.ts';

/** Row of `stock_changes`. */
export interface StockChangesTable {
  division_id: number;
  id: Generated<number>;
  variant_id: string;
  /** Null: made to order, without limit. */
  from_stock: number | null;
  to_stock: number | null;
  reason: string;
  note: Generated<string>;
  /** The order whose goods came back. */
  order_id: number | null;
  /** `customer`, `owner` or `staff`; `system` for work of the platform itself. */
  by_kind: string;
  by_id: string | null;
  by_name: Generated<string>;
  at: DefaultedTime;
}

/** Row of `stock_settings`: one a store, once its team has decided. */
export interface StockSettingsTable {
  division_id: number;
  /** A variant with so many units or fewer is low. */
  low_at: number;
  emails: Generated<boolean>;
  version: Generated<number>;
}

/** Row of `low_stock_told`: a variant that owners know to be low, until it rises. */
export interface LowStockToldTable {
  division_id: number;
  variant_id: string;
  told_at: DefaultedTime;
}
