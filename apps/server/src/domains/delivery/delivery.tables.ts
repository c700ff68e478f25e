import type { DeliveryMeasure } from '@omnis/models';
import type { Generated } from 'kysely';
import type { Json, NullableJson } from '../../database/columns.ts';

/** Row of `shipping_methods`. */
export interface ShippingMethodsTable {
  division_id: number;
  code: string;
  name: string;
  description: Generated<string>;
  /** ISO 3166 codes; `*` for every country that is not named by another method. */
  countries: Json;
  price_minor: number;
  free_over_minor: number | null;
  min_days: number;
  max_days: number;
  cutoff: Generated<string>;
  position: Generated<number>;
  /** null until its zone is made. */
  zone_id: string | null;
  measure: Generated<DeliveryMeasure>;
  measure_from: number | null;
  measure_below: number | null;
  /** Where it is collected; null where it is delivered. */
  pickup: NullableJson;
}

/** Row of `delivery_zones`. */
export interface DeliveryZonesTable {
  division_id: number;
  id: Generated<string>;
  name: string;
  countries: Json;
  position: number;
  version: Generated<number>;
}
