import { worldCountries } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Combobox, countryName, Grid, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { DraftAddress } from './draft-values.ts';
import { deskOrdersTexts } from '../texts/desk-orders/index.ts';

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
  const t = useTexts(deskOrdersTexts);
  const field = (key: keyof DraftAddress) => ({
    value: address[key],
    error: errors[`address.${key}`],
    autoComplete: 'off',
    onValueChange: (value: string) => onChange({ ...address, [key]: value }),
  });
  return (
    <Grid fit="13rem" gap={4}>
      <TextField label={t('firstName')} maxLength={80} {...field('firstName')} />
      <TextField label={t('lastName')} maxLength={80} {...field('lastName')} />
      <TextField label={t('company')} optional maxLength={120} {...field('company')} />
      <TextField label={t('streetAddress')} maxLength={160} {...field('street')} />
      <TextField label={t('apartmentSuite')} optional maxLength={160} {...field('street2')} />
      <TextField label={t('city')} maxLength={80} {...field('city')} />
      <TextField label={t('stateOrRegion')} optional maxLength={80} {...field('state')} />
      <TextField label={t('postcode')} maxLength={20} {...field('zip')} />
      <Combobox
        label={t('country')}
        placeholder={t('countryOfStore')}
        options={countryOptions}
        value={countryOptions.find(({ value }) => value === address.country) ?? null}
        error={errors['address.country']}
        onValueChange={(option) => onChange({ ...address, country: option?.value ?? '' })}
      />
    </Grid>
  );
}
