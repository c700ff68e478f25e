import { submitFault, useDashboardUpdateCheckoutSettingsMutation } from '@omnis/api-client';
import type { CheckoutSettings } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { Checkbox, Select, TextField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { SettingsForm } from '../settings/settings-form.tsx';

const required = { value: 'required', label: 'Required' } as const;
const shown = [
  { value: 'optional', label: 'Optional' },
  { value: 'hidden', label: 'Not shown' },
] as const;

interface Values extends Pick<CheckoutSettings, 'phone' | 'company' | 'street2' | 'note'> {
  readonly hasTerms: boolean;
  readonly termsPage: string;
}

const valuesOf = ({ phone, company, street2, note, terms }: CheckoutSettings): Values => ({
  phone,
  company,
  street2,
  note,
  hasTerms: terms !== null,
  termsPage: terms?.page ?? '/page/terms/',
});

/** The fields of the checkout, and the terms that shoppers agree to. */
export function CheckoutForm({ settings }: { readonly settings: CheckoutSettings }): ReactElement {
  const division = useDivision();
  const [update] = useDashboardUpdateCheckoutSettingsMutation();
  const [key, setKey] = useState(randomUuid);
  const form = useForm<Values>({
    initialValues: valuesOf(settings),
    onSubmit: async ({ hasTerms, termsPage, ...fields }) => {
      const terms = hasTerms ? { page: termsPage.trim() } : null;
      const { data, error } = await update({
        params: { division },
        body: { ...fields, terms, version: settings.version },
        headers: { 'Idempotency-Key': key },
      });
      setKey(randomUuid());
      if (data === undefined) {
        const fault = submitFault(error);
        const inForm = (field: string): string => (field.startsWith('terms') ? 'termsPage' : field);
        return { ...fault, errors: fault.errors.map((each) => ({ ...each, field: inForm(each.field) })) };
      }
      snackbars.show({ text: 'Checkout saved', tone: 'success' });
      return undefined;
    },
  });
  return (
    <>
      <SettingsForm
        form={form}
        version={settings.version}
        title="Fields of the checkout"
        description="A change holds for the next order. Email, name and address are always asked for."
      >
        <Select
          label="Phone number"
          help="Asked for where something is delivered."
          options={[required, ...shown]}
          {...form.field('phone')}
        />
        <Select label="Company" options={[required, ...shown]} {...form.field('company')} />
        <Select label="Second line of the address" options={shown} {...form.field('street2')} />
        <Checkbox
          label="Shoppers can write a note for the parcel"
          help="You see it on the order and on the packing slip."
          {...form.check('note')}
        />
        <Checkbox
          label="Shoppers agree to your terms before they pay"
          help="Each order keeps which terms were agreed to, and when."
          {...form.check('hasTerms')}
        />
        {form.values.hasTerms && (
          <TextField
            label="Page with your terms"
            required
            help="The address in your shop, such as /page/terms/"
            {...form.field('termsPage')}
          />
        )}
      </SettingsForm>
    </>
  );
}
