import { useTexts } from '@omnis/texts/react';
import { Grid, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { SettingsPartProps } from '../settings/settings-page.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { timeZoneName } from '../settings/setting-texts.ts';
import { useSaveSettings } from '../settings/use-save-settings.ts';
import { deliveryTexts } from '../texts/delivery/index.ts';

/** Until when orders leave on the same day, and by which clock. */
export function CutoffsCard({ settings, onSaved }: SettingsPartProps): ReactElement {
  const t = useTexts(deliveryTexts);
  const { delivery, general } = settings;
  const save = useSaveSettings({ onSaved, version: settings.version }, ({ field, message }) => {
    const at = /^delivery\.cutoffs\.(\d+)/.exec(field)?.[1];
    const code = at === undefined ? undefined : delivery.cutoffs[Number(at)]?.code;
    return { field: code ?? field, message };
  });
  const initialValues: Record<string, string> = Object.fromEntries(
    delivery.cutoffs.map(({ code, cutoff }) => [code, cutoff]),
  );
  const form = useForm({
    initialValues,
    schema: Object.fromEntries(delivery.cutoffs.map(({ code }) => [code, ['required' as const]])),
    onSubmit: (values) =>
      save({
        delivery: {
          cutoffs: delivery.cutoffs.map(({ code }) => ({ code, cutoff: values[code] ?? '' })),
        },
      }),
  });
  return (
    <SettingsForm
      form={form}
      version={settings.version}
      title={t('cutOffTimes')}
      description={t('cutOffTimesDescription', { date: timeZoneName(general.timeZone) })}
    >
      <Grid fit="12rem" gap={4}>
        {delivery.cutoffs.map(({ code, name }) => (
          <TextField key={code} label={t('cutOffFor', { name })} type="time" required {...form.field(code)} />
        ))}
      </Grid>
    </SettingsForm>
  );
}
