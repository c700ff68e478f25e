import { Select, TextField, type Form } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import type { CountryOption } from './countries.ts';
import { hasUkPostcodes } from './rules.ts';
import type { AddressField, AddressName, CheckoutValues } from './values.ts';

/** Properties of {@link AddressFields}. */
export interface AddressFieldsProps {
  readonly form: Form<CheckoutValues>;
  readonly name: AddressName;
  readonly countries: readonly CountryOption[];
  /** Asked of companies where a border is crossed. */
  readonly eoriRequired?: boolean;
  /** Only what no parcel arrives without, and what has been filled in. */
  readonly brief?: boolean;
}

/** Words that differ by country. */
function wordsFor(country: string): {
  readonly zip: string;
  readonly state: string;
  readonly hasState: boolean;
} {
  if (country === 'US') return { zip: 'ZIP code', state: 'State', hasState: true };
  if (['AU', 'CA', 'IN', 'BR', 'MX', 'JP', 'CN', 'ES', 'IT'].includes(country)) {
    return {
      zip: country === 'CA' || country === 'JP' ? 'Postal code' : 'Postcode',
      state: 'State or province',
      hasState: true,
    };
  }
  return { zip: 'Postcode', state: 'County', hasState: false };
}

/** The fields of an address, with the words of its country. */
export function AddressFields({
  form,
  name,
  countries,
  eoriRequired = false,
  brief = false,
}: AddressFieldsProps): ReactElement {
  const { values } = form;
  const read = (field: AddressField): string => values[`${name}.${field}`];
  const country = read('country');
  const words = wordsFor(country);
  const section = name === 'shippingAddress' ? 'shipping' : 'billing';
  const bind = (field: AddressField, autoComplete: string) => ({
    ...form.field(`${name}.${field}`),
    autoComplete: `${section} ${autoComplete}`,
  });
  const [first] = useState(() => ({ company: read('company'), street2: read('street2') }));
  const shows = (field: keyof typeof first): boolean => !brief || first[field] !== '';
  const isUk = hasUkPostcodes(country);
  const asksEori =
    name === 'shippingAddress' && (read('eori') !== '' || (eoriRequired && read('company').trim() !== ''));
  const countryField = form.field(`${name}.country`);
  return (
    <div className="fields">
      <Select
        label="Country"
        options={countries}
        {...countryField}
        autoComplete={`${section} country`}
        placeholder="Choose a country"
      />
      <div className="pair">
        <TextField label="First name" required {...bind('firstName', 'given-name')} />
        <TextField label="Last name" required {...bind('lastName', 'family-name')} />
      </div>
      {shows('company') && <TextField label="Company" optional {...bind('company', 'organization')} />}
      {asksEori && (
        <TextField
          label="EORI number"
          required={eoriRequired}
          help="Customs asks companies for it. It starts with the code of your country."
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field(`${name}.eori`)}
        />
      )}
      <TextField label="Address" required {...bind('street', 'address-line1')} />
      {shows('street2') && (
        <TextField label="Flat, floor or building" optional {...bind('street2', 'address-line2')} />
      )}
      <div className="pair">
        <TextField label={isUk ? 'Town or city' : 'City'} required {...bind('city', 'address-level2')} />
        <TextField
          label={words.zip}
          required={isUk}
          optional={!isUk}
          autoCapitalize="characters"
          spellCheck={false}
          {...bind('zip', 'postal-code')}
        />
      </div>
      {words.hasState && <TextField label={words.state} optional {...bind('state', 'address-level1')} />}
    </div>
  );
}
