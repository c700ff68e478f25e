import {
  submitFault,
  useDashboardAddTaxRegistrationMutation,
  useDashboardUpdateTaxRegistrationMutation,
} from '@omnis/api-client';
import type { StoreTaxRegistration } from '@omnis/contract';
import { randomUuid, startTaxRates, worldCountries } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import {
  Combobox,
  countryName,
  DateField,
  FormStack,
  Grid,
  NumberField,
  TextField,
  useForm,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { isRate } from './tax-texts.ts';
import { taxesTexts } from '../texts/taxes/index.ts';

/** Properties of {@link RegistrationForm}. */
export interface RegistrationFormProps {
  readonly id: string;
  /** Countries where the store is registered. */
  readonly taken: readonly string[];
  /** Chosen at first for a new one. */
  readonly suggested: string;
  /** The registration that is changed; null: one is added. */
  readonly registration: StoreTaxRegistration | null;
  readonly onDone: () => void;
}

interface Values {
  readonly country: string;
  readonly number: string;
  /** '' for none. */
  readonly since: string;
  readonly standard: number | null;
  readonly reduced: number | null;
}

function valuesOf(registration: StoreTaxRegistration | null, suggested: string): Values {
  const rates = registration?.rates ?? startTaxRates[suggested];
  return {
    country: registration?.country ?? suggested,
    number: registration?.number ?? '',
    since: registration?.since ?? '',
    standard: rates?.standard ?? null,
    reduced: rates?.reduced ?? null,
  };
}

/** A country where the store is registered: its number, from when on, and its rates. */
export function RegistrationForm({
  id,
  taken,
  suggested,
  registration,
  onDone,
}: RegistrationFormProps): ReactElement {
  const t = useTexts(taxesTexts);
  const division = useDivision();
  const [add] = useDashboardAddTaxRegistrationMutation();
  const [update] = useDashboardUpdateTaxRegistrationMutation();
  const [key] = useState(randomUuid);
  const form = useForm<Values>({
    initialValues: valuesOf(registration, suggested),
    schema: { country: ['required'], number: ['required'] },
    onSubmit: async ({ country, number, since, standard, reduced }) => {
      const errors = Object.entries({ standard, reduced }).flatMap(([field, rate]) =>
        isRate(rate) ? [] : [{ field, message: t('rateFault') }],
      );
      if (!isRate(standard) || !isRate(reduced)) return { errors };
      const body = {
        number,
        since: since === '' ? null : since,
        rates: { standard, reduced, zero: 0 as const },
      };
      const headers = { 'Idempotency-Key': `${key} ${JSON.stringify([country, body])}`.slice(0, 200) };
      const { data, error } =
        registration === null
          ? await add({ params: { division }, body: { ...body, country }, headers })
          : await update({
              params: { division, country },
              body: { ...body, version: registration.version },
              headers,
            });
      if (data === undefined) {
        const fault = submitFault(error);
        return {
          ...fault,
          errors: fault.errors.map(({ field, message }) => ({
            field: field.replace(/^rates\./, ''),
            message,
          })),
        };
      }
      snackbars.show({
        text: t(registration === null ? 'wasAdded' : 'wasSaved', { name: countryName(country) }),
        tone: 'success',
      });
      onDone();
      return undefined;
    },
  });
  const { values } = form;
  const options = worldCountries
    .filter((code) => !taken.includes(code))
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  const country = form.field('country');
  const since = form.field('since');
  return (
    <FormStack id={id} form={form} gap={5}>
      {registration === null && (
        <Combobox
          label={t('country')}
          placeholder={t('searchCountries')}
          clearable={false}
          options={options}
          value={options.find(({ value }) => value === values.country) ?? null}
          error={country.error}
          onValueChange={(option) => {
            if (!option) return;
            const rates = startTaxRates[option.value];
            form.setValues({
              country: option.value,
              standard: rates?.standard ?? null,
              reduced: rates?.reduced ?? null,
            });
          }}
        />
      )}
      <TextField
        label={t('registrationNumber')}
        required
        autoComplete="off"
        help={t('registrationNumberHelp')}
        {...form.field('number')}
      />
      <DateField
        label={t('chargeFrom')}
        optional
        help={t('chargeFromHelp')}
        {...since}
        onValueChange={(next) => form.setValues({ since: next })}
      />
      <Grid fit="9rem" gap={4}>
        <NumberField
          label={t('standardRate')}
          required
          keepTyped
          min={0}
          max={100}
          decimals={2}
          suffix="%"
          {...form.field('standard')}
        />
        <NumberField
          label={t('reducedRate')}
          required
          keepTyped
          min={0}
          max={100}
          decimals={2}
          suffix="%"
          {...form.field('reduced')}
        />
      </Grid>
      <p>{t('productsVatClassChoosesRate')}</p>
    </FormStack>
  );
}
