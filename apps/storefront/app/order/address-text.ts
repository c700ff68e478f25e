import type { CallAnswer } from '@omnis/api-client';
import { countryName } from '../checkout/countries.ts';

/** An address as it is kept. */
export type KeptAddress = Omit<CallAnswer<'accounts.addresses'>['items'][number], 'id'>;

/** An address as it is written on a parcel, a line each. */
export function addressText(address: KeptAddress, locale: string): string {
  const { firstName, lastName, company, street, street2, city, state, zip, country } = address;
  const place = [city, state, zip].filter(Boolean).join(', ');
  return [`${firstName} ${lastName}`.trim(), company, street, street2, place, countryName(country, locale)]
    .filter(Boolean)
    .join('\n');
}
