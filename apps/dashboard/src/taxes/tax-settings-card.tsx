import { submitFault, useDashboardUpdateTaxSettingsMutation } from '@omnis/api-client';
import type { StoreTaxSettings } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { DateField, RadioGroup, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { taxesTexts } from '../texts/taxes/index.ts';

/** Properties of {@link TaxSettingsCard}. */
export interface TaxSettingsCardProps {
  readonly settings: StoreTaxSettings;
}

interface Values {
  readonly prices: 'with' | 'without';
  readonly oss: 'no' | 'yes';
  readonly since: string;
}

/** Settings for whether prices include tax, and for the One Stop Shop. */
export function TaxSettingsCard({ settings }: TaxSettingsCardProps): ReactElement {
  const t = useTexts(taxesTexts);
  const division = useDivision();
  const [update] = useDashboardUpdateTaxSettingsMutation();
  const [key] = useState(randomUuid);
  const form = useForm<Values>({
    initialValues: {
      prices: settings.pricesIncludeTax ? 'with' : 'without',
      oss: settings.oss === null ? 'no' : 'yes',
      since: settings.oss?.since ?? '',
    },
    onSubmit: async ({ prices, oss, since }) => {
      const body = {
        pricesIncludeTax: prices === 'with',
        oss: oss === 'yes' ? { since: since === '' ? null : since } : null,
        version: settings.version,
      };
      const headers = { 'Idempotency-Key': `${key} ${JSON.stringify(body)}`.slice(0, 200) };
      const { data, error } = await update({ params: { division }, body, headers });
      if (data === undefined) return submitFault(error);
      snackbars.show({ text: t('taxSettingsSaved'), tone: 'success' });
      return undefined;
    },
  });
  return (
    <>
      <SettingsForm
        form={form}
        version={settings.version}
        title={t('pricesAndTheEu')}
        description={t('pricesAndTheEuDescription')}
      >
        <RadioGroup
          label={t('thePricesOfYourProducts')}
          options={[
            {
              value: 'with',
              label: t('includeTax'),
              help: t('includeTaxHelp'),
            },
            {
              value: 'without',
              label: t('areWithoutTax'),
              help: t('areWithoutTaxHelp'),
            },
          ]}
          {...form.field('prices')}
        />
        <RadioGroup
          label={t('euOneStopShopOss')}
          options={[
            {
              value: 'no',
              label: t('notRegisteredYet'),
              help: t('notRegisteredYetHelp'),
            },
            {
              value: 'yes',
              label: t('registered'),
              help: t('registeredHelp'),
            },
          ]}
          {...form.field('oss')}
        />
        {form.values.oss === 'yes' && (
          <DateField
            label={t('registeredFrom')}
            optional
            {...form.field('since')}
            onValueChange={(since) => form.setValues({ since })}
          />
        )}
      </SettingsForm>
    </>
  );
}
