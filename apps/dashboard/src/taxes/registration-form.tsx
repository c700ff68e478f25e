import {
  submitFault,
  useDashboardAddTaxRegistrationMutation,
  useDashboardUpdateTaxRegistrationMutation,
} from '@omnis/api-client';
import type { StoreTaxRegistration } from '@omnis/contract';
import { randomUuid, startTaxRates, worldCountries } from '@omnis/models';
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

const isRate = (rate: number | null): rate is number => rate !== null && rate >= 0 && rate <= 100;

/** A country where the store is registered: its number, from when on, and its rates. */
export function RegistrationForm({
  id,
  taken,
  suggested,
  registration,
  onDone,
}: RegistrationFormProps): ReactElement {
  const division = useDivision();
  const [add] = useDashboardAddTaxRegistrationMutation();
  const [update] = useDashboardUpdateTaxRegistrationMutation();
  const [key] = useState(randomUuid);
  const form = useForm<Values>({
    initialValues: valuesOf(registration, suggested),
    schema: { country: ['required'], number: ['required'] },
    onSubmit: async ({ country, number, since, standard, reduced }) => {
      const errors = Object.entries({ standard, reduced }).flatMap(([field, rate]) =>
        isRate(rate) ? [] : [{ field, message: 'Enter a percentage from 0 to 100' }],
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
        text: `${countryName(country)} was ${registration === null ? 'added' : 'saved'}`,
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
          label="Country"
          placeholder="Search countries"
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
        label="Registration number"
        required
        autoComplete="off"
        help="Your VAT number there. It is printed on invoices."
        {...form.field('number')}
      />
      <DateField
        label="Charge from"
        optional
        help="Leave it empty to charge at once."
        {...since}
        onValueChange={(next) => form.setValues({ since: next })}
      />
      <Grid fit="9rem" gap={4}>
        <NumberField
          label="Standard rate"
          required
          keepTyped
          min={0}
          max={100}
          decimals={2}
          suffix="%"
          {...form.field('standard')}
        />
        <NumberField
          label="Reduced rate"
          required
          keepTyped
          min={0}
          max={100}
          decimals={2}
          suffix="%"
          {...form.field('reduced')}
        />
      </Grid>
      <p>
        A product’s VAT class chooses the rate. The zero class is 0%. We fill in this year’s rates where we
        know them: check them with your tax office.
      </p>
    </FormStack>
  );
}
