/** Fields of an address, as the calls name them (platform.md §3 Order). */
export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'street',
  'street2',
  'city',
  'state',
  'zip',
  'country',
  'eori',
] as const;

/** A field of an address. */
export type AddressField = (typeof addressFields)[number];

/**
 * The address that was typed in a form, as it is sent: without spaces around what was typed.
 *
 * @param read - what stands in a field
 * @example
 * ```ts
 * import { typedAddress } from '@omnis/models';
 *
 * const form = new FormData();
 * const { city } = typedAddress((field) => String(form.get(field) ?? ''));
 * console.log(city);
 * ```
 */
export function typedAddress(read: (field: AddressField) => string): Record<AddressField, string> {
  const typed = (field: AddressField): string => read(field).trim();
  return {
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    company: typed('company'),
    street: typed('street'),
    street2: typed('street2'),
    city: typed('city'),
    state: typed('state'),
    zip: typed('zip'),
    country: typed('country'),
    eori: typed('eori'),
  };
}
