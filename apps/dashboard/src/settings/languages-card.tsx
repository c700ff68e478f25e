import type { CallAnswer } from '@omnis/api-client';
import { isLanguage, languageNames, languages, type Language } from '@omnis/models';
import { Checkbox, Select, Stack, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { SettingsForm } from './settings-form.tsx';
import { useSaveSettings } from './use-save-settings.ts';

/** Properties of {@link LanguagesCard}. */
export interface LanguagesCardProps {
  readonly settings: CallAnswer<'settings.get'>;
  readonly onSaved: () => void;
}

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** The languages that shoppers may read the store in, and the one for those who ask for none of them. */
export function LanguagesCard({ settings, onSaved }: LanguagesCardProps): ReactElement {
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
      title="Languages"
      description="What stands around your products: menus, buttons, the checkout. Names and descriptions stay as you wrote them. Shoppers get the language that their browser asks for, and can choose another one."
    >
      <Select
        label="Language of the store"
        help="For shoppers who ask for none of the languages that you offer."
        options={options}
        {...form.field('own')}
      />
      <Stack gap={3}>
        {languages
          .filter((language) => language !== own)
          .map((language) => (
            <Checkbox
              key={language}
              label={`Offer ${languageNames[language]}, too`}
              {...form.check(language)}
            />
          ))}
      </Stack>
    </SettingsForm>
  );
}
