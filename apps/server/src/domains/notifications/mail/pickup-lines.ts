import type { PickupPlace } from '@omnis/contract';
import { postalLines } from '@omnis/models';

/** The address where an order is collected, line by line. */
export const pickupLines = ({ place, street, city, zip, country }: PickupPlace, locale: string): string[] =>
  postalLines({ firstName: '', lastName: '', company: place, street, city, zip, country }, locale);
