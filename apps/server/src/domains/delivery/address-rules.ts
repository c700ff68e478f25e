import type { Address, ApiError } from '@omnis/contract';
import { regionOf } from '@omnis/guards';
import {
  eoriFault,
  normalisePostcodeIn,
  normaliseStateIn,
  postcodeFault,
  rules,
  stateFault,
} from '@omnis/validation';
import type { Division } from '../../tenancy/division.ts';

/** Something wrong with a field of the checkout. */
export type FieldError = ApiError['errors'][number];

/**
 * Tells whether goods for a company in this country need its EORI number. The number is given out by the United Kingdom
 * and by the European Union to importers, so it is asked for where goods cross the customs border into one of the two:
 * from a shop in one to the other, or from the rest of the world to either. No other country knows it.
 */
export function needsEori(division: Pick<Division, 'country'>, country: string): boolean {
  const to = regionOf(country);
  return (to === 'uk' || to === 'eu') && to !== regionOf(division.country);
}

/** Faults of an address beyond what the contract checks; `path` is the address's place in the body. */
export function addressErrors(
  address: Address,
  path: string,
  { division, delivery }: { division: Pick<Division, 'country'>; delivery: boolean },
): FieldError[] {
  const errors: FieldError[] = [];
  const wrong = (field: string, message: string | null): void => {
    if (message !== null) errors.push({ field: `${path}.${field}`, message });
  };
  wrong('zip', postcodeFault(address.country, address.zip));
  wrong('state', stateFault(address.country, address.state));
  const eoriDue = delivery && address.company !== '' && needsEori(division, address.country);
  wrong('eori', (eoriDue ? rules.required(address.eori) : null) ?? eoriFault(address.country, address.eori));
  return errors;
}

/** Places whose telephone numbers are the United Kingdom's. */
const ukNumbers: ReadonlySet<string> = new Set(['GB', 'GG', 'IM', 'JE']);

/**
 * Faults of the phone number for questions about a delivery: a UK one for a UK address, unless it names another
 * country.
 */
export function phoneErrors(phone: string, { country }: Pick<Address, 'country'>): FieldError[] {
  const isForeign = /^(\+|00)(?!44)/.test(phone);
  const message = ukNumbers.has(country) && !isForeign ? rules.uk_phone(phone) : null;
  return message === null ? [] : [{ field: 'contact.phone', message }];
}

/** An address as it is stored: postcodes, states and numbers in their written form. */
export function tidyAddress(address: Address): Address {
  const { country, state, zip, eori } = address;
  return {
    ...address,
    state: normaliseStateIn(country, state) ?? state,
    zip: normalisePostcodeIn(country, zip) ?? zip,
    eori: eori.replace(/\s/g, '').toUpperCase(),
  };
}
