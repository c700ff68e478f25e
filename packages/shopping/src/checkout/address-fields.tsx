import { hasPostcodeFirst, type AddressField } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Select, TextField, type Form } from '@omnis/ui';
import { needsPostcode, normaliseStateIn, statesOf } from '@omnis/validation';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { CountryOption } from './countries.ts';
import { hasUkPostcodes, type AskedFields } from './rules.ts';
import type { AddressName, CheckoutValues } from './values.ts';
import { checkoutTexts, type CheckoutTexts } from '../texts/checkout/index.ts';

/** Properties of {@link AddressFields}. */
export interface AddressFieldsProps {
  readonly form: Pick<Form<CheckoutValues>, 'values' | 'field'>;
  readonly name: AddressName;
  readonly countries: readonly CountryOption[];
  /** The country and the name alone, of who collects. */
  readonly namesOnly?: boolean;
  /** Asked of companies where a border is crossed. */
  readonly eoriRequired?: boolean;
  /** Only what no parcel arrives without, and what has been filled in; the rest is opened. */
  readonly brief?: boolean;
  /** Fields that the store asks for; by default only those of every store. */
  readonly asked?: Pick<AskedFields, 'company' | 'street2'> | undefined;
}

/** Words that differ by country. */
function wordsFor(
  t: CheckoutTexts,
  country: string,
): {
  readonly zip: string;
  readonly state: string;
  readonly hasState: boolean;
} {
  if (country === 'US') return { zip: t('zipCode'), state: t('state'), hasState: true };
  if (['AU', 'CA', 'IN', 'BR', 'MX', 'JP', 'CN', 'ES', 'IT'].includes(country)) {
    return {
      zip: country === 'CA' || country === 'JP' ? t('postalCode') : t('postcode'),
      state: t('stateOrProvince'),
      hasState: true,
    };
  }
  return { zip: t('postcode'), state: t('county'), hasState: false };
}

/** The fields of an address, with the words of its country. */
export function AddressFields({
  form,
  name,
  countries,
  eoriRequired = false,
  brief = false,
  namesOnly = false,
  asked,
}: AddressFieldsProps): ReactElement {
  const t = useTexts(checkoutTexts);
  const { values } = form;
  const read = (field: AddressField): string => values[`${name}.${field}`];
  const country = read('country');
  const words = wordsFor(t, country);
  const section = name === 'shippingAddress' ? 'shipping' : 'billing';
  const bind = (field: AddressField, autoComplete: string) => ({
    ...form.field(`${name}.${field}`),
    autoComplete: `${section} ${autoComplete}`,
  });
  const root = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState({ company: false, street2: false });
  const [opened, setOpened] = useState<keyof typeof filled | null>(null);
  // A field that was once filled in stays, also while it is typed again.
  for (const field of ['company', 'street2'] as const)
    if (!filled[field] && read(field) !== '') setFilled({ ...filled, [field]: true });
  const isAsked = (field: keyof typeof filled): boolean => asked?.[field] !== 'hidden';
  const shows = (field: keyof typeof filled): boolean =>
    isAsked(field) && (!brief || opened !== null || filled[field] || asked?.[field] === 'required');
  const hidden = (['company', 'street2'] as const).find((field) => isAsked(field) && !shows(field)) ?? null;
  useEffect(() => {
    // The button that had the focus is gone.
    if (opened) root.current?.querySelector<HTMLElement>(`[name="${name}.${opened}"]`)?.focus();
  }, [opened, name]);
  const isUk = hasUkPostcodes(country);
  const asksEori =
    name === 'shippingAddress' &&
    isAsked('company') &&
    (read('eori') !== '' || (eoriRequired && read('company').trim() !== ''));
  const states = statesOf(country);
  const state = bind('state', 'address-level1');
  const countryField = form.field(`${name}.country`);
  const head = (
    <>
      <Select
        label={t('country')}
        options={countries}
        {...countryField}
        autoComplete={`${section} country`}
        placeholder={t('chooseCountry')}
      />
      <div className="pair">
        <TextField label={t('firstName')} required {...bind('firstName', 'given-name')} />
        <TextField label={t('lastName')} {...bind('lastName', 'family-name')} />
      </div>
    </>
  );
  if (namesOnly)
    return (
      <div className="fields" ref={root}>
        {head}
      </div>
    );
  return (
    <div className="fields" ref={root}>
      {head}
      {hidden && (
        <button className="more" type="button" aria-expanded={false} onClick={() => setOpened(hidden)}>
          {t('addCompany')}
        </button>
      )}
      {shows('company') && (
        <TextField
          label={t('company')}
          required={asked?.company === 'required'}
          optional={asked?.company !== 'required'}
          {...bind('company', 'organization')}
        />
      )}
      {asksEori && (
        <TextField
          label={t('eori')}
          required={eoriRequired}
          help={t('eoriHelp')}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field(`${name}.eori`)}
        />
      )}
      <TextField label={t('address')} required {...bind('street', 'address-line1')} />
      {shows('street2') && (
        <TextField label={t('addressMore')} optional {...bind('street2', 'address-line2')} />
      )}
      <div className="pair">
        {/* In the order in which the country's addresses are written; the keys keep what has the focus. */}
        {(hasPostcodeFirst(country) ? ['zip', 'city'] : ['city', 'zip']).map((field) =>
          field === 'city' ? (
            <TextField
              key="city"
              label={isUk ? t('townOrCity') : t('city')}
              required
              {...bind('city', 'address-level2')}
            />
          ) : (
            <TextField
              key="zip"
              label={words.zip}
              required={needsPostcode(country)}
              optional={!needsPostcode(country)}
              autoCapitalize="characters"
              spellCheck={false}
              {...bind('zip', 'postal-code')}
            />
          ),
        )}
      </div>
      {states.length > 0 ? (
        <Select
          label={words.state}
          required
          options={states.map(({ code, name: label }) => ({ value: code, label }))}
          placeholder={t('chooseState')}
          {...state}
          // A value typed elsewhere, or before there was a list, may be a name.
          value={normaliseStateIn(country, state.value) ?? ''}
        />
      ) : (
        words.hasState && <TextField label={words.state} optional {...state} />
      )}
    </div>
  );
}
