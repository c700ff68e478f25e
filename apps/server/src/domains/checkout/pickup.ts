import type { Address, PickupPlace, PlaceOrder } from '@omnis/contract';
import type { ShippingMethod } from './shipping.ts';

/** Who collects an order. */
export type Collector = NonNullable<PlaceOrder['collector']>;

/** Where tax is counted: at the place where goods are handed over. */
export const taxPlace = <T extends Pick<Address, 'country' | 'zip'>>(
  method: Pick<ShippingMethod, 'pickup'> | null | undefined,
  given: T,
): Pick<Address, 'country' | 'zip'> => method?.pickup ?? given;

const nowhere = { street2: '', state: '', eori: '' };

/** The address of an order that is collected: the place, in the name of who comes for it. */
export const placeAddress = (
  { place, street, city, zip, country }: PickupPlace,
  { firstName, lastName }: Collector,
): Address => ({ ...nowhere, firstName, lastName, company: place, street, city, zip, country });

/** Who is billed for an order that is collected, where they gave no address: no more than a name, and where it was sold. */
export const billedCollector = ({ country }: PickupPlace, { firstName, lastName }: Collector): Address => ({
  ...nowhere,
  firstName,
  lastName,
  company: '',
  street: '',
  city: '',
  zip: '',
  country,
});
