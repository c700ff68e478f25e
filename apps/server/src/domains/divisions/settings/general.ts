import type { CallInput, CallResponse } from '@omnis/contract';
import type { Division } from '../../../tenancy/division.ts';
import type { StoreSettings } from './settings.repository.ts';

/** Name, contact details and habits of a store. */
export type General = CallResponse<'settings.get'>['general'];
type GeneralChanges = NonNullable<CallInput<'settings.update'>['body']['general']>;

/** The general settings of a store. */
export const generalOf = (division: Division, countryFixed: string): General => ({
  name: division.name,
  contactEmail: division.contactEmail,
  address: division.postalAddress.join('\n'),
  phone: division.phone,
  timeZone: division.timeZone,
  units: division.units,
  orderPrefix: division.orderPrefix,
  country: division.country,
  countryFixed,
  currency: division.currency,
});

/** The columns that hold changes of them; what is left out stays. */
export function generalColumns(division: Division, changes: GeneralChanges): StoreSettings {
  const { name, contactEmail, address, phone, timeZone, units, orderPrefix, country } = changes;
  return {
    // Until an owner enters a company, its name is that of the store and follows it.
    ...(name !== undefined && {
      name,
      ...(division.companyName === division.name && { company_name: name }),
    }),
    ...(contactEmail !== undefined && { contact_email: contactEmail }),
    ...(address !== undefined && { postal_address: address }),
    ...(phone !== undefined && { phone }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(units !== undefined && { units }),
    ...(country !== undefined && { country }),
    // The store's own code is no prefix of its own: it follows none.
    ...(orderPrefix !== undefined && {
      order_prefix: orderPrefix === division.code.toUpperCase() ? null : orderPrefix,
    }),
  };
}
