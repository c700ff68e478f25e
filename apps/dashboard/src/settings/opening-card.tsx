import type { CallAnswer } from '@omnis/api-client';
import { Grid, Switch, TextArea, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { guestsOf, localTime, timeOf } from './setting-texts.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';

type Settings = CallAnswer<'settings.get'>;

/** Properties of {@link OpeningCard}. */
export interface OpeningCardProps {
  readonly settings: Settings;
  readonly onSaved: () => void;
}

/** Who may visit the store: everybody, those with its password, or nobody but guests until it opens. */
export function OpeningCard({ settings, onSaved }: OpeningCardProps): ReactElement {
  const save = useSaveSettings({ onSaved, version: settings.version }, ({ field, message }) => ({
    // A guest's line has no field of its own.
    field: field
      .replace(/^guests\..*/, 'guests')
      .replace(/^comingSoon\.launchAt$/, 'day')
      .replace(/^comingSoon\./, ''),
    message: field.startsWith('guests.') ? `One of these is not an address: ${message}` : message,
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
        return { errors: [{ field: 'password', message: 'Choose a password for your visitors' }] };
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
      title="Visitors"
      description="Your team always comes in, from the dashboard."
    >
      <Switch
        label="Coming soon"
        help="Visitors see a page with the time until you open, and can ask to be told."
        {...form.check('soon')}
      />
      {form.values.soon && (
        <>
          <TextField label="Title" optional {...form.field('title')} />
          <TextArea label="Text" optional rows={2} {...form.field('copy')} />
          <Grid fit="12rem" gap={4}>
            <TextField
              label="Opens on"
              optional
              type="date"
              help="The store opens by itself then."
              {...form.field('day')}
            />
            <TextField
              label="At"
              optional
              type="time"
              help="In your own time zone; midnight if you leave it empty."
              {...form.field('time')}
            />
          </Grid>
        </>
      )}
      <Switch
        label="Ask for a password"
        help="Only people who know it can see the store."
        {...form.check('locked')}
      />
      {form.values.locked && (
        <TextField
          label={passwordProtected ? 'New password' : 'Password for visitors'}
          optional={passwordProtected}
          help={passwordProtected ? 'Leave it empty to keep the present one.' : 'At least 4 characters.'}
          autoComplete="off"
          {...form.field('password')}
        />
      )}
      {isClosed && (
        <TextArea
          label="Guests"
          optional
          rows={3}
          help="Addresses of customers who may come in meanwhile, one a line. They sign in with an account of your store."
          {...form.field('guests')}
        />
      )}
    </SettingsForm>
  );
}
