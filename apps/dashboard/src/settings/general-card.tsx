import { currencies, isCurrencyCode, worldCountries } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Combobox, countryName, Grid, Select, TextArea, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { SettingsPartProps } from './settings-page.tsx';
import { SettingsForm } from './settings-form.tsx';
import { timeZoneName, timeZones } from './setting-texts.ts';
import { useSaveSettings } from './use-save-settings.ts';
import { settingsTexts } from '../texts/settings/index.ts';
import { optionsIn } from '../parts/options-in.ts';

const currencyName = (code: string): string => (isCurrencyCode(code) ? currencies[code].name : code);

const units = [
  { value: 'metric', label: 'metricCentimetresKilograms' },
  { value: 'imperial', label: 'imperialInchesPounds' },
] as const;

/** Name, contact details and habits of the store. */
export function GeneralCard({ settings, onSaved }: SettingsPartProps): ReactElement {
  const t = useTexts(settingsTexts);
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
      title={t('storeDetails')}
      description={t('storeDetailsDescription', { name: currencyName(currency) })}
    >
      <TextField
        label={t('storeName')}
        required
        autoComplete="organization"
        help={t('storeNameHelp')}
        {...form.field('name')}
      />
      <Grid fit="14rem" gap={4}>
        <TextField
          label={t('contactEmail')}
          optional
          type="email"
          autoComplete="email"
          help={t('contactEmailHelp')}
          {...form.field('contactEmail')}
        />
        <TextField
          label={t('phone')}
          optional
          type="tel"
          autoComplete="tel"
          help={t('phoneHelp')}
          {...form.field('phone')}
        />
      </Grid>
      <TextArea
        label={t('postalAddress')}
        optional
        rows={4}
        help={t('postalAddressHelp')}
        {...form.field('address')}
      />
      <Grid fit="14rem" gap={4}>
        <Combobox
          clearable={false}
          label={t('timeZone')}
          help={t('timeZoneHelp')}
          options={timeZones().map((value) => ({ value, label: timeZoneName(value) }))}
          value={{ value: timeZone, label: timeZoneName(timeZone) }}
          error={form.errors['timeZone'] ?? null}
          onValueChange={(option) => option && form.setValues({ timeZone: option.value })}
        />
        <Select
          label={t('units')}
          options={optionsIn(t, units)}
          help={t('unitsHelp')}
          {...form.field('units')}
        />
      </Grid>
      <Combobox
        clearable={false}
        label={t('country')}
        disabled={countryFixed !== ''}
        help={
          countryFixed ||
          (moves
            ? t('countryEffect', {
                name: countryName(country),
                former: countryName(initialValues.country),
                now: countryName(country),
                currency: currencyName(currency),
              })
            : t('taxesDeliveryHomeFollowCan'))
        }
        options={worldCountries.map((value) => ({ value, label: countryName(value) }))}
        value={{ value: country, label: countryName(country) }}
        error={form.errors['country'] ?? null}
        onValueChange={(option) => option && form.setValues({ country: option.value })}
      />
      <TextField
        label={t('orderNumberPrefix')}
        required
        autoComplete="off"
        spellCheck={false}
        help={t('orderPrefixHelp', { prefix: orderPrefix.toUpperCase() || '…' })}
        {...form.field('orderPrefix')}
      />
    </SettingsForm>
  );
}
