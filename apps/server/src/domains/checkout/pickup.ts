import type { Address, PickupPlace } from '@omnis/contract';
import { worldCountries } from '@omnis/models';
import type { PlaceBody } from './place-body.ts';
import { methodsFor } from '../delivery/shipping.ts';
import type { ShippingMethod } from '../delivery/shipping-method.ts';

/** The person who collects an order. */
type Collector = Pick<Address, 'firstName' | 'lastName'>;

/** Where tax is counted: at the place where goods are handed over. */
export const taxPlace = (
  method: Pick<ShippingMethod, 'pickup'> | null,
  given: Pick<Address, 'country' | 'zip'>,
): Pick<Address, 'country' | 'zip'> => method?.pickup ?? given;

const nowhere = { street2: '', state: '', eori: '' };

/** The address of an order that is collected: the place, in the name of who comes for it. */
const placeAddress = (
  { place, street, city, zip, country }: PickupPlace,
  { firstName, lastName }: Collector,
): Address => ({ ...nowhere, firstName, lastName, company: place, street, city, zip, country });

/** Billing address of a collected order without one: only a name, and the country where it was sold. */
const billedCollector = ({ country }: PickupPlace, { firstName, lastName }: Collector): Address => ({
  ...nowhere,
  firstName,
  lastName,
  company: '',
  street: '',
  city: '',
  zip: '',
  country,
});

/**
 * Where an order goes and who is billed: one that is collected goes to the place, whatever address was sent with it. Null where
 * an address is missing.
 */
export function addressesOf(
  { shippingAddress, billingAddress, shippingMethod, collector: named }: PlaceBody,
  methods: readonly ShippingMethod[],
): { shipping: Address; billing: Address } | null {
  const pickup = methods.find(({ code }) => code === shippingMethod)?.pickup ?? null;
  const collector = named ?? shippingAddress ?? billingAddress;
  if (pickup !== null && collector)
    return {
      shipping: placeAddress(pickup, collector),
      billing: billingAddress ?? billedCollector(pickup, collector),
    };
  const address = shippingAddress ?? billingAddress;
  return address ? { shipping: address, billing: billingAddress ?? address } : null;
}

/**
 * The country whose methods are offered. Who collects an order names none: that of the place, where its zone has it, else
 * another of the zone.
 */
export function offeredIn(
  methods: readonly ShippingMethod[],
  { code, country }: { code: string | undefined; country: string },
): string {
  const chosen = methods.find((method) => method.code === code);
  if (!chosen?.pickup || methodsFor(methods, country).includes(chosen)) return country;
  return (
    [...chosen.countries, ...worldCountries].find((each) => methodsFor(methods, each).includes(chosen)) ??
    country
  );
}
