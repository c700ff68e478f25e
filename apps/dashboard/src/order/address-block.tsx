import type { Address } from '@omnis/contract';
import { countryName } from '@omnis/ui';
import { Fragment, type ReactElement } from 'react';

/** The lines of an address as they stand on a parcel, without empty ones. */
export function addressLines(address: Address): string[] {
  const { firstName, lastName, company, street, street2, city, state, zip, country } = address;
  return [
    `${firstName} ${lastName}`,
    company,
    street,
    street2,
    `${city}${state ? `, ${state}` : ''}`,
    zip,
    countryName(country),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Whether two addresses say the same. */
export function isSameAddress(one: Address, other: Address): boolean {
  return addressLines(one).join('\n') === addressLines(other).join('\n');
}

/** A postal address. */
export function AddressBlock({ address }: { readonly address: Address }): ReactElement {
  return (
    <address style={{ fontStyle: 'normal' }}>
      {addressLines(address).map((line, at) => (
        <Fragment key={`${at} ${line}`}>
          {line}
          <br />
        </Fragment>
      ))}
      {address.eori !== '' && `EORI ${address.eori}`}
    </address>
  );
}
