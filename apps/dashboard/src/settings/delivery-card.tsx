import type { CallAnswer } from '@omnis/api-client';
import { Combobox, Grid, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { SettingsForm } from './settings-form.tsx';
import { timeZoneName, timeZones } from './setting-texts.ts';
import { useSaveSettings } from './use-save-settings.ts';

/** Properties of {@link DeliveryCard}. */
export interface DeliveryCardProps {
  readonly settings: CallAnswer<'settings.get'>;
  readonly onSaved: () => void;
}

/** Until when orders leave on the same day, and by which clock. */
export function DeliveryCard({ settings: { delivery }, onSaved }: DeliveryCardProps): ReactElement {
  const save = useSaveSettings(onSaved, ({ field, message }) => {
    const at = /^delivery\.cutoffs\.(\d+)/.exec(field)?.[1];
    const code = at === undefined ? undefined : delivery.cutoffs[Number(at)]?.code;
    return { field: code ?? field.replace(/^delivery\./, ''), message };
  });
  const initialValues: Record<string, string> = {
    timeZone: delivery.timeZone,
    ...Object.fromEntries(delivery.cutoffs.map(({ code, cutoff }) => [code, cutoff])),
  };
  const form = useForm({
    initialValues,
    schema: Object.fromEntries(delivery.cutoffs.map(({ code }) => [code, ['required' as const]])),
    onSubmit: (values) =>
      save({
        delivery: {
          timeZone: values['timeZone'] ?? '',
          cutoffs: delivery.cutoffs.map(({ code }) => ({ code, cutoff: values[code] ?? '' })),
        },
      }),
  });
  const timeZone = form.values['timeZone'] ?? '';
  return (
    <SettingsForm
      form={form}
      title="Delivery times"
      description="What is ordered before the cut-off leaves on the same working day. Shoppers see the time that is left, and days of delivery that follow from it."
    >
      <Combobox
        clearable={false}
        label="Time zone of the store"
        help="The clock that cut-offs and opening times go by."
        options={timeZones().map((value) => ({ value, label: timeZoneName(value) }))}
        value={{ value: timeZone, label: timeZoneName(timeZone) }}
        error={form.errors['timeZone'] ?? null}
        onValueChange={(option) => option && form.setValues({ timeZone: option.value })}
      />
      <Grid fit="12rem" gap={4}>
        {delivery.cutoffs.map(({ code, name }) => (
          <TextField key={code} label={`Cut-off for ${name}`} type="time" required {...form.field(code)} />
        ))}
      </Grid>
    </SettingsForm>
  );
}
