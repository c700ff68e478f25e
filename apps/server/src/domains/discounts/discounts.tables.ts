import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime, NullableJson, NullableTime } from '../../database/columns.ts';

/** Row of `coupons`, which became discounts; the former release still reads them. */
export interface CouponsTable {
  division_id: number;
  code: string;
}

/** Row of `discounts`. */
export interface DiscountsTable {
  division_id: number;
  id: Generated<string>;
  title: string;
  method: string;
  kind: string;
  /** Percent, or minor units of the division's currency. */
  value: Generated<number>;
  /** Tenths of a percentage beside its whole number. */
  tenths: Generated<number>;
  goods: DefaultedJson;
  buy_and_get: NullableJson;
  minimum_minor: Generated<number>;
  minimum_quantity: Generated<number>;
  /** Ids of saved filters; their customers may use it. */
  segments: DefaultedJson;
  /** Only for those in `discount_customers` and `segments`, also when none of them is left. */
  for_customers: Generated<boolean>;
  once_per_customer: Generated<boolean>;
  max_uses: number | null;
  max_uses_per_code: number | null;
  starts_at: NullableTime;
  ends_at: NullableTime;
  combines: Generated<boolean>;
  enabled: Generated<boolean>;
  uses: Generated<number>;
  version: Generated<number>;
  created_at: DefaultedTime;
}

/** Row of `discount_codes`. */
export interface DiscountCodesTable {
  division_id: number;
  code: string;
  discount_id: string;
  uses: Generated<number>;
  created_at: DefaultedTime;
}

/** Row of `discount_customers`. */
export interface DiscountCustomersTable {
  division_id: number;
  discount_id: string;
  /** In small letters. */
  email: string;
}

/** Row of `discount_uses`. */
export interface DiscountUsesTable {
  division_id: number;
  discount_id: string;
  order_id: number;
  code: string | null;
  /** Off the goods, in the order's currency. */
  amount_minor: number;
  used_at: DefaultedTime;
  released_at: NullableTime;
}
