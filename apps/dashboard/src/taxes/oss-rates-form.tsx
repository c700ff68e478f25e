import { submitFault, useDashboardUpdateTaxSettingsMutation } from '@omnis/api-client';
import type { StoreTaxSettings } from '@omnis/contract';
import { randomUuid, startTaxRates } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, countryName, FormStack, Grid, NumberField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { isRate, ratesText, type Charged } from './tax-texts.ts';
import { taxesTexts } from '../texts/taxes/index.ts';

/** Properties of {@link OssRatesForm}. */
export interface OssRatesFormProps {
  readonly id: string;
  readonly settings: StoreTaxSettings;
  /** The country, with its rates of today. */
  readonly charged: Charged;
  readonly onDone: () => void;
}

interface Values {
  readonly standard: number | null;
  readonly reduced: number | null;
}

/** Rates that a store with the One Stop Shop charges in another country of the European Union. */
export function OssRatesForm({ id, settings, charged, onDone }: OssRatesFormProps): ReactElement {
  const t = useTexts(taxesTexts);
  const { country } = charged;
  const division = useDivision();
  const [update] = useDashboardUpdateTaxSettingsMutation();
  const [key] = useState(randomUuid);
  const usual = startTaxRates[country];
  const form = useForm<Values>({
    initialValues: { standard: charged.standard, reduced: charged.reduced },
    onSubmit: async ({ standard, reduced }) => {
      const errors = Object.entries({ standard, reduced }).flatMap(([field, rate]) =>
        isRate(rate) ? [] : [{ field, message: t('rateFault') }],
      );
      if (!isRate(standard) || !isRate(reduced)) return { errors };
      const isUsual = standard === usual?.standard && reduced === usual.reduced;
      const others = settings.oss?.rates.filter((each) => each.country !== country) ?? [];
      const body = {
        oss: {
          since: settings.oss?.since ?? null,
          // The usual rates follow the law with a new release, so they are not kept as the store's own.
          rates: isUsual ? others : [...others, { country, standard, reduced }],
        },
        version: settings.version,
      };
      const headers = { 'Idempotency-Key': `${key} ${settings.version} ${country} ${standard} ${reduced}` };
      const { data, error } = await update({ params: { division }, body, headers });
      if (data === undefined) return submitFault(error);
      snackbars.show({ text: t('ratesOfSaved', { name: countryName(country) }), tone: 'success' });
      onDone();
      return undefined;
    },
  });
  const { values } = form;
  const isUsual = values.standard === usual?.standard && values.reduced === usual?.reduced;
  return (
    <FormStack id={id} form={form} gap={5}>
      <Grid fit="9rem" gap={4}>
        {(['standard', 'reduced'] as const).map((name) => (
          <NumberField
            key={name}
            label={name === 'standard' ? t('standardRate') : t('reducedRate')}
            required
            keepTyped
            min={0}
            max={100}
            decimals={2}
            suffix="%"
            {...form.field(name)}
          />
        ))}
      </Grid>
      {usual && !isUsual && (
        <p>
          {t('usualThisYear', { rates: ratesText(t, usual) })}{' '}
          <Button
            size="sm"
            variant="secondary"
            onClick={() => form.setValues({ standard: usual.standard, reduced: usual.reduced })}
          >
            {t('useTheUsualRates')}
          </Button>
        </p>
      )}
    </FormStack>
  );
}
