import type { ColumnType } from 'kysely';

/** Row of `figure_days`: the sums of a day that is over. Money in minor units of `currency`. */
export interface FigureDaysTable {
  division_id: number;
  /** ISO date in `time_zone`. */
  day: ColumnType<unknown, string, string>;
  time_zone: string;
  currency: string;
  orders: number;
  returning_orders: number;
  items: number;
  returned_items: number;
  gross_minor: number;
  refunds_minor: number;
  discounts_minor: number;
}
