import { currencies, isCurrencyCode, worldCountries } from '@omnis/models';
import { Combobox, countryName, Grid, Select, TextArea, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { SettingsPartProps } from './settings-page.tsx';
import { SettingsForm } from './settings-form.tsx';
import { timeZoneName, timeZones } from './setting-texts.ts';
import { useSaveSettings } from './use-save-settings.ts';

const currencyName = (code: string): string => (isCurrencyCode(code) ? currencies[code].name : code);

const units = [
  { value: 'metric', label: 'Metric (centimetres, kilograms)' },
  { value: 'imperial', label: 'Imperial (inches, pounds)' },
];

/** Name, contact details and habits of the store. */
export function GeneralCard({ settings, onSaved }: SettingsPartProps): ReactElement {
  const save = useSaveSettings({ onSaved, version: settings.version }, ({ field, message }) => ({
    field: field.replace(/^general\./, ''),
    message,
  }));
  const { countryFixed, currency, ...initialValues } = settings.general;
  const form = useForm<Record<keyof typeof initialValues, string>>({
    initialValues,
    schema: {
      name: ['required', ['max_length', 80]],
      contactEmail: ['email'],
      address: [['max_length', 400]],
      orderPrefix: ['required', ['max_length', 20]],
    },
    onSubmit: ({ units: chosen, ...values }) =>
      save({ general: { ...values, units: chosen === 'imperial' ? 'imperial' : 'metric' } }),
  });
  const { timeZone, orderPrefix, country } = form.values;
  const moves = country !== initialValues.country;
  return (
    <SettingsForm
      form={form}
      version={settings.version}
      title="Store details"
      description={`Prices are in ${currencyName(currency)}, which you can change in Currencies until your first order.`}
    >
      <TextField
        label="Store name"
        required
        autoComplete="organization"
        help="Shown in your shop and in the emails it sends."
        {...form.field('name')}
      />
      <Grid fit="14rem" gap={4}>
        <TextField
          label="Contact email"
          optional
          type="email"
          autoComplete="email"
          help="Shown to shoppers in the footer, in emails and on invoices. Replies arrive here."
          {...form.field('contactEmail')}
        />
        <TextField
          label="Phone"
          optional
          type="tel"
          autoComplete="tel"
          help="Shown in the footer."
          {...form.field('phone')}
        />
      </Grid>
      <TextArea
        label="Postal address"
        optional
        rows={4}
        help="Where letters and returns go, without the name. If it is empty, returns go to the address of your company."
        {...form.field('address')}
      />
      <Grid fit="14rem" gap={4}>
        <Combobox
          clearable={false}
          label="Time zone"
          help="Figures, dates and cut-off times follow it."
          options={timeZones().map((value) => ({ value, label: timeZoneName(value) }))}
          value={{ value: timeZone, label: timeZoneName(timeZone) }}
          error={form.errors['timeZone'] ?? null}
          onValueChange={(option) => option && form.setValues({ timeZone: option.value })}
        />
        <Select
          label="Units"
          options={units}
          help="Size charts open in these units."
          {...form.field('units')}
        />
      </Grid>
      <Combobox
        clearable={false}
        label="Country"
        disabled={countryFixed !== ''}
        help={
          countryFixed ||
          (moves
            ? `VAT is charged by the rules of ${countryName(country)}, and what was delivered in ${countryName(initialValues.country)} alone is delivered in ${countryName(country)}. Check Taxes and Delivery afterwards. Prices stay in ${currencyName(currency)}.`
            : 'Taxes and delivery at home follow it. It can be changed until your first order.')
        }
        options={worldCountries.map((value) => ({ value, label: countryName(value) }))}
        value={{ value: country, label: countryName(country) }}
        error={form.errors['country'] ?? null}
        onValueChange={(option) => option && form.setValues({ country: option.value })}
      />
      <TextField
        label="Order number prefix"
        required
        autoComplete="off"
        spellCheck={false}
        help={`New orders are numbered like ${orderPrefix.toUpperCase() || '…'}-1234. Placed orders keep their numbers.`}
        {...form.field('orderPrefix')}
      />
    </SettingsForm>
  );
}
