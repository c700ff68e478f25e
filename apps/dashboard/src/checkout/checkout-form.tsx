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
  readonly promisesShown: boolean;
  readonly promisedReturns: string;
}

const valuesOf = ({ phone, company, street2, note, terms, promises }: CheckoutSettings): Values => ({
  phone,
  company,
  street2,
  note,
  hasTerms: terms !== null,
  termsPage: terms?.page ?? '/page/terms/',
  promisesShown: promises.shown,
  promisedReturns: promises.returns,
});

/** Name in the form of a field that the server found a fault in. */
function fieldInForm(field: string): string {
  if (field.startsWith('terms')) return 'termsPage';
  return field === 'promises.returns' ? 'promisedReturns' : field;
}

/** The fields of the checkout, the promises beside the buttons to buy, and the terms that shoppers agree to. */
export function CheckoutForm({ settings }: { readonly settings: CheckoutSettings }): ReactElement {
  const t = useTexts(checkoutTexts);
  const division = useDivision();
  const [update] = useDashboardUpdateCheckoutSettingsMutation();
  const [key, setKey] = useState(randomUuid);
  const form = useForm<Values>({
    initialValues: valuesOf(settings),
    onSubmit: async ({ hasTerms, termsPage, promisesShown, promisedReturns, ...fields }) => {
      const promises = { shown: promisesShown, returns: promisedReturns };
      const terms = hasTerms ? { page: termsPage.trim() } : null;
      const { data, error } = await update({
        params: { division },
        body: { ...fields, terms, promises, version: settings.version },
        headers: { 'Idempotency-Key': key },
      });
      setKey(randomUuid());
      if (data === undefined) {
        const fault = submitFault(error);
        const errors = fault.errors.map((each) => ({ ...each, field: fieldInForm(each.field) }));
        return { ...fault, errors };
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
        <Checkbox label={t('showPromises')} help={t('showPromisesHelp')} {...form.check('promisesShown')} />
        {form.values.promisesShown && (
          <TextField
            label={t('returnsPromise')}
            optional
            maxLength={120}
            help={t('returnsPromiseHelp')}
            {...form.field('promisedReturns')}
          />
        )}
      </SettingsForm>
    </>
  );
}
