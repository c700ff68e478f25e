import type { CallAnswer } from '@omnis/api-client';
import { Grid, TextArea, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { SettingsForm } from './settings-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';

/** Properties of {@link CompanyCard}. */
export interface CompanyCardProps {
  readonly settings: CallAnswer<'settings.get'>;
  readonly onSaved: () => void;
}

/** Who runs the store, as its invoices have to say it. */
export function CompanyCard({ settings, onSaved }: CompanyCardProps): ReactElement {
  const save = useSaveSettings({ onSaved, version: settings.version }, ({ field, message }) => ({
    field: field.replace(/^company\./, ''),
    message,
  }));
  const form = useForm({
    initialValues: { ...settings.company },
    schema: { name: ['required', ['max_length', 120]], address: [['max_length', 400]] },
    onSubmit: (company) => save({ company }),
  });
  return (
    <SettingsForm
      form={form}
      version={settings.version}
      title="Company"
      description="What your invoices say of you. Customers print them from their orders."
    >
      <TextField label="Company name" required autoComplete="organization" {...form.field('name')} />
      <TextArea
        label="Registered address"
        optional
        rows={4}
        help="As on an envelope, without the name."
        {...form.field('address')}
      />
      <Grid fit="12rem" gap={4}>
        <TextField
          label="VAT number"
          optional
          help="Leave it empty if you are not registered for VAT."
          {...form.field('vatNumber')}
        />
        <TextField label="Company number" optional {...form.field('companyNumber')} />
      </Grid>
    </SettingsForm>
  );
}
