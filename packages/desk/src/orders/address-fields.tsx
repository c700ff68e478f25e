import { worldCountries } from '@omnis/models';
import { Combobox, countryName, Grid, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { DraftAddress } from './draft-values.ts';

const countryOptions = worldCountries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** Fields of an address of an order. */
export function AddressFields({
  address,
  errors,
  onChange,
}: {
  readonly address: DraftAddress;
  /** By the field, such as `address.city`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (address: DraftAddress) => void;
}): ReactElement {
  const field = (key: keyof DraftAddress) => ({
    value: address[key],
    error: errors[`address.${key}`],
    autoComplete: 'off',
    onValueChange: (value: string) => onChange({ ...address, [key]: value }),
  });
  return (
    <Grid fit="13rem" gap={4}>
      <TextField label="First name" maxLength={80} {...field('firstName')} />
      <TextField label="Last name" maxLength={80} {...field('lastName')} />
      <TextField label="Company" optional maxLength={120} {...field('company')} />
      <TextField label="Street address" maxLength={160} {...field('street')} />
      <TextField label="Apartment, suite" optional maxLength={160} {...field('street2')} />
      <TextField label="City" maxLength={80} {...field('city')} />
      <TextField label="State or region" optional maxLength={80} {...field('state')} />
      <TextField label="Postcode" maxLength={20} {...field('zip')} />
      <Combobox
        label="Country"
        placeholder="The country of your store"
        options={countryOptions}
        value={countryOptions.find(({ value }) => value === address.country) ?? null}
        error={errors['address.country']}
        onValueChange={(option) => onChange({ ...address, country: option?.value ?? '' })}
      />
    </Grid>
  );
}
