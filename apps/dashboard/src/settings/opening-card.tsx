import type { CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Grid, Switch, TextArea, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { guestsOf, localTime, timeOf } from './setting-texts.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';
import { settingsTexts } from '../texts/settings/index.ts';

type Settings = CallAnswer<'settings.get'>;

/** Properties of {@link OpeningCard}. */
export interface OpeningCardProps {
  readonly settings: Settings;
  readonly onSaved: () => void;
}

/** Chooses who may visit the store: everybody, those with its password, or nobody but guests until it opens. */
export function OpeningCard({ settings, onSaved }: OpeningCardProps): ReactElement {
  const t = useTexts(settingsTexts);
  const save = useSaveSettings({ onSaved, version: settings.version }, ({ field, message }) => ({
    // A guest's line has no field of its own.
    field: field
      .replace(/^guests\..*/, 'guests')
      .replace(/^comingSoon\.launchAt$/, 'day')
      .replace(/^comingSoon\./, ''),
    message: field.startsWith('guests.') ? t('oneOfTheseIsNotAnAddress', { message }) : message,
  }));
  const { comingSoon, passwordProtected, guests } = settings;
  const form = useForm({
    initialValues: {
      soon: comingSoon.enabled,
      title: comingSoon.title,
      copy: comingSoon.copy,
      ...localTime(comingSoon.launchAt),
      locked: passwordProtected,
      password: '',
      guests: guests.join('\n'),
    },
    schema: { title: [['max_length', 120]], copy: [['max_length', 400]] },
    onSubmit: async (values) => {
      if (values.locked && !passwordProtected && values.password === '')
        return { errors: [{ field: 'password', message: t('chooseAPasswordForYourVisitors') }] };
      return save({
        comingSoon: {
          enabled: values.soon,
          title: values.title,
          copy: values.copy,
          launchAt: timeOf(values.day, values.time),
        },
        guests: guestsOf(values.guests),
        ...(!values.locked ? { password: '' } : values.password === '' ? {} : { password: values.password }),
      });
    },
  });
  const isClosed = form.values.soon || form.values.locked;
  return (
    <SettingsForm
      form={form}
      version={settings.version}
      title={t('visitors')}
      description={t('visitorsDescription')}
    >
      <Switch label={t('comingSoon')} help={t('comingSoonHelp')} {...form.check('soon')} />
      {form.values.soon && (
        <>
          <TextField label={t('title')} optional {...form.field('title')} />
          <TextArea label={t('text')} optional rows={2} {...form.field('copy')} />
          <Grid fit="12rem" gap={4}>
            <TextField
              label={t('opensOn')}
              optional
              type="date"
              help={t('opensOnHelp')}
              {...form.field('day')}
            />
            <TextField label={t('at')} optional type="time" help={t('atHelp')} {...form.field('time')} />
          </Grid>
        </>
      )}
      <Switch label={t('askForAPassword')} help={t('askForAPasswordHelp')} {...form.check('locked')} />
      {form.values.locked && (
        <TextField
          label={passwordProtected ? t('newPassword') : t('passwordForVisitors')}
          optional={passwordProtected}
          help={passwordProtected ? t('leaveEmptyKeepPresentOne') : t('least4Characters')}
          autoComplete="off"
          {...form.field('password')}
        />
      )}
      {isClosed && (
        <TextArea label={t('guests')} optional rows={3} help={t('guestsHelp')} {...form.field('guests')} />
      )}
    </SettingsForm>
  );
}
