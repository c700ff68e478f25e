import { submitFault, useDashboardUpdateCheckoutSettingsMutation } from '@omnis/api-client';
import type { CheckoutSettings } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Checkbox, Select, TextField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { checkoutTexts } from '../texts/checkout/index.ts';
import { optionsIn } from '../parts/options-in.ts';

const required = { value: 'required', label: 'required' } as const;
const shown = [
  { value: 'optional', label: 'optional' },
  { value: 'hidden', label: 'notShown' },
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
  const t = useTexts(checkoutTexts);
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
      snackbars.show({ text: t('checkoutSaved'), tone: 'success' });
      return undefined;
    },
  });
  return (
    <>
      <SettingsForm
        form={form}
        version={settings.version}
        title={t('fieldsOfTheCheckout')}
        description={t('fieldsOfTheCheckoutDescription')}
      >
        <Select
          label={t('phoneNumber')}
          help={t('phoneNumberHelp')}
          options={optionsIn(t, [required, ...shown])}
          {...form.field('phone')}
        />
        <Select
          label={t('company')}
          options={optionsIn(t, [required, ...shown])}
          {...form.field('company')}
        />
        <Select
          label={t('secondLineOfTheAddress')}
          options={optionsIn(t, shown)}
          {...form.field('street2')}
        />
        <Checkbox
          label={t('shoppersCanWriteNoteParcel')}
          help={t('seeOrderPackingSlip')}
          {...form.check('note')}
        />
        <Checkbox
          label={t('shoppersAgreeTermsBeforeThey')}
          help={t('eachOrderKeepsWhichTerms')}
          {...form.check('hasTerms')}
        />
        {form.values.hasTerms && (
          <TextField
            label={t('pageWithYourTerms')}
            required
            help={t('pageWithYourTermsHelp')}
            {...form.field('termsPage')}
          />
        )}
      </SettingsForm>
    </>
  );
}
