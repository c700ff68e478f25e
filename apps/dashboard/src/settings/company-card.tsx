import { submitFault, useSettingsUpdateMutation, type CallAnswer } from '@omnis/api-client';
import { Button, Card, Grid, Notice, Stack, TextArea, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

/** Properties of {@link CompanyCard}. */
export interface CompanyCardProps {
  readonly settings: CallAnswer<'settings.get'>;
  readonly onSaved: () => void;
}

/** Who runs the store, as its invoices have to say it. */
export function CompanyCard({ settings, onSaved }: CompanyCardProps): ReactElement {
  const { division } = useActiveStore();
  const [update] = useSettingsUpdateMutation();
  const form = useForm({
    initialValues: { ...settings.company },
    schema: { name: ['required', ['max_length', 120]], address: [['max_length', 400]] },
    onSubmit: async (company) => {
      const { error } = await update({ params: { division }, body: { company } });
      if (error !== undefined) {
        const fault = submitFault(error);
        return {
          ...fault,
          errors: fault.errors.map(({ field, message }) => ({
            field: field.replace(/^company\./, ''),
            message,
          })),
        };
      }
      snackbars.show({ text: 'Saved', tone: 'success' });
      onSaved();
      return undefined;
    },
  });
  return (
    <form {...form.props}>
      <Card
        title="Company"
        description="What your invoices say of you. Customers print them from their orders."
        footer={
          <Button type="submit" loading={form.submitting}>
            Save
          </Button>
        }
      >
        <Stack gap={5}>
          {form.message !== null && (
            <Notice tone="error" alert>
              {form.message}
            </Notice>
          )}
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
        </Stack>
      </Card>
    </form>
  );
}
