import type { PickupPlace } from '@omnis/contract';
import type { DeliveryMeasure } from '@omnis/models';

/** A way to have goods delivered; money in minor units of the store's own currency, tax included. */
export interface ShippingMethod {
  code: string;
  name: string;
  description: string;
  /** ISO 3166 codes; `*` for every country that no other method names. */
  countries: readonly string[];
  priceMinor: number;
  /** Goods worth this much after discounts are delivered free; null: never. */
  freeOverMinor: number | null;
  minDays: number;
  maxDays: number;
  /** Until when orders leave on the same day, by the clock of the store: `14:00`. */
  cutoff: string;
  /** The measure of an order by which the method is offered. */
  measure: DeliveryMeasure;
  /** From this much on and below that much: minor units of the store's own currency, grams, or items; null: no bound. */
  from: number | null;
  below: number | null;
  /** Where it is collected; null where it is delivered. */
  pickup: PickupPlace | null;
}
