import { submitFault, useDashboardUpdateTaxSettingsMutation } from '@omnis/api-client';
import type { StoreTaxSettings } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { DateField, RadioGroup, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { SettingsForm } from '../settings/settings-form.tsx';

/** Properties of {@link TaxSettingsCard}. */
export interface TaxSettingsCardProps {
  readonly settings: StoreTaxSettings;
}

interface Values {
  readonly prices: 'with' | 'without';
  readonly oss: 'no' | 'yes';
  readonly since: string;
}

/** Whether prices include tax, and the One Stop Shop. */
export function TaxSettingsCard({ settings }: TaxSettingsCardProps): ReactElement {
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
      snackbars.show({ text: 'Tax settings saved', tone: 'success' });
      return undefined;
    },
  });
  return (
    <>
      <SettingsForm
        form={form}
        version={settings.version}
        title="Prices and the EU"
        description="New orders follow what you choose here. Orders that stand keep their tax."
      >
        <RadioGroup
          label="The prices of your products"
          options={[
            {
              value: 'with',
              label: 'Include tax',
              help: 'Shoppers pay the price that you type. The tax is part of it.',
            },
            {
              value: 'without',
              label: 'Are without tax',
              help: 'The tax comes on top: basket and checkout show prices with it.',
            },
          ]}
          {...form.field('prices')}
        />
        <RadioGroup
          label="EU One Stop Shop (OSS)"
          options={[
            {
              value: 'no',
              label: 'Not registered',
              help: 'For sales to other EU countries below the threshold of €10,000 a year: a store in the EU charges the rate of its own country.',
            },
            {
              value: 'yes',
              label: 'Registered',
              help: 'Customers in other EU countries pay the rate of their country.',
            },
          ]}
          {...form.field('oss')}
        />
        {form.values.oss === 'yes' && (
          <DateField
            label="Registered from"
            optional
            {...form.field('since')}
            onValueChange={(since) => form.setValues({ since })}
          />
        )}
      </SettingsForm>
    </>
  );
}
