import { Loaded } from '@omnis/account';
import {
  submitFault,
  useDashboardReminderSettingsQuery,
  useDashboardUpdateReminderSettingsMutation,
} from '@omnis/api-client';
import { reminderHours, type ReminderSettings } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, NumberField, Skeleton, SkeletonGroup, Switch, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { abandonedTexts } from '../texts/abandoned/index.ts';

interface Values {
  readonly on: boolean;
  readonly hours: number | null;
}

/** Hours that are offered when reminders are turned on for the first time. */
const firstHours = 4;

function Form({
  id,
  settings,
  onClose,
}: {
  readonly id: string;
  readonly settings: ReminderSettings;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(abandonedTexts);
  const division = useDivision();
  const [update] = useDashboardUpdateReminderSettingsMutation();
  const [key, setKey] = useState(randomUuid);
  // As they were read: settings that somebody else changes meanwhile are refused, not replaced.
  const [{ hours: before, version }] = useState(settings);
  const form = useForm<Values>({
    initialValues: { on: before !== null, hours: before ?? firstHours },
    onSubmit: async ({ on, hours }) => {
      if (on && hours === null) return { errors: [{ field: 'hours', message: t('thisFieldIsRequired') }] };
      const { error } = await update({
        params: { division },
        headers: { 'Idempotency-Key': key },
        body: { hours: on ? hours : null, version },
      });
      setKey(randomUuid());
      if (error) return submitFault(error);
      snackbars.show({ text: on ? t('remindersAreOn') : t('remindersAreOff'), tone: 'success' });
      onClose();
      return undefined;
    },
  });
  const { on } = form.values;
  return (
    <FormStack id={id} form={form}>
      <Switch
        label={t('emailShoppersWhoDidNot')}
        help={t('onceLinkBringsTheirBasket')}
        checked={on}
        onCheckedChange={(next) => form.setValues({ on: next })}
      />
      {on && (
        <NumberField
          label={t('hoursAfterTheyLeft')}
          min={reminderHours.least}
          max={reminderHours.most}
          {...form.field('hours')}
        />
      )}
    </FormStack>
  );
}

/** Settings for whether and when shoppers are reminded of an unfinished checkout. */
export function ReminderDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(abandonedTexts);
  const query = useDashboardReminderSettingsQuery(
    { params: { division: useDivision() } },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingTheSettings')}>
      <Skeleton shape="block" height="6rem" />
    </SkeletonGroup>
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('reminderEmail')}
      size="sm"
      submitLabel={t('saveReminderEmail')}
    >
      {(id) => (
        <Loaded query={query} skeleton={skeleton}>
          {(settings) => <Form key={settings.version} id={id} settings={settings} onClose={onClose} />}
        </Loaded>
      )}
    </FormDialog>
  );
}
