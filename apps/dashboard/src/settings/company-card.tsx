import type { CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Grid, RuleField, TextArea, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { SettingsForm } from './settings-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';
import { settingsTexts } from '../texts/settings/index.ts';

/** Properties of {@link CompanyCard}. */
export interface CompanyCardProps {
  readonly settings: CallAnswer<'settings.get'>;
  readonly onSaved: () => void;
}

/** Company that runs the store, as its invoices have to name it. */
export function CompanyCard({ settings, onSaved }: CompanyCardProps): ReactElement {
  const t = useTexts(settingsTexts);
  const { general } = settings;
  const save = useSaveSettings({ onSaved, version: settings.version }, ({ field, message }) => ({
    field: field.replace(/^company\./, ''),
    message,
  }));
  const form = useForm({
    initialValues: { ...settings.company },
    schema: {
      name: ['required', ['max_length', 120]],
      address: [['max_length', 400]],
      // Elsewhere numbers have other forms.
      charityNumber: general.country === 'GB' ? ['charity_number'] : [['max_length', 20]],
    },
    onSubmit: (company) => save({ company }),
  });
  return (
    <SettingsForm
      form={form}
      version={settings.version}
      title={t('company')}
      description={t('companyDescription')}
    >
      <TextField label={t('companyName')} required autoComplete="organization" {...form.field('name')} />
      <TextArea
        label={t('registeredAddress')}
        optional
        rows={4}
        help={t('registeredAddressHelp')}
        {...form.field('address')}
      />
      <Grid fit="12rem" gap={4}>
        <TextField label={t('vatNumber')} optional help={t('vatNumberHelp')} {...form.field('vatNumber')} />
        <TextField label={t('companyNumber')} optional {...form.field('companyNumber')} />
        <RuleField
          rule={general.country === 'GB' ? 'charity_number' : ['max_length', 20]}
          label={t('charityNumber')}
          optional
          {...form.field('charityNumber')}
        />
      </Grid>
    </SettingsForm>
  );
}
