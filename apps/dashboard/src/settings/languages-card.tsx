import type { CallAnswer } from '@omnis/api-client';
import { isLanguage, languageNames, languages, type Language } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Checkbox, Select, Stack, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { SettingsForm } from './settings-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';
import { settingsTexts } from '../texts/settings/index.ts';

/** Properties of {@link LanguagesCard}. */
export interface LanguagesCardProps {
  readonly settings: CallAnswer<'settings.get'>;
  readonly onSaved: () => void;
}

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** The languages that shoppers may read the store in, and the one for those who ask for none of them. */
export function LanguagesCard({ settings, onSaved }: LanguagesCardProps): ReactElement {
  const t = useTexts(settingsTexts);
  const save = useSaveSettings({ onSaved, version: settings.version }, ({ message }) => ({
    field: 'own',
    message,
  }));
  const form = useForm({
    initialValues: {
      own: settings.languages[0] ?? 'en',
      en: settings.languages.includes('en'),
      de: settings.languages.includes('de'),
      fr: settings.languages.includes('fr'),
    },
    onSubmit: ({ own, ...offered }) => {
      const others = languages.filter((language) => language !== own && offered[language]);
      const first: readonly Language[] = isLanguage(own) ? [own] : [];
      return save({ languages: [...first, ...others] });
    },
  });
  const { own } = form.values;
  return (
    <SettingsForm
      form={form}
      version={settings.version}
      title={t('languages')}
      description={t('languagesDescription')}
    >
      <Select
        label={t('languageOfTheStore')}
        help={t('languageOfTheStoreHelp')}
        options={options}
        {...form.field('own')}
      />
      <Stack gap={3}>
        {languages
          .filter((language) => language !== own)
          .map((language) => (
            <Checkbox
              key={language}
              label={t('offerToo', { language: languageNames[language] })}
              {...form.check(language)}
            />
          ))}
      </Stack>
    </SettingsForm>
  );
}
