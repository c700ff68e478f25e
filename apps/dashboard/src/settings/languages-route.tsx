import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { LanguagesCard } from './languages-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

/** The page of the settings: languages. */
export function Component(): ReactElement {
  const t = useTexts(settingsTexts);
  return <SettingsPage title={t('languages')}>{(part) => <LanguagesCard {...part} />}</SettingsPage>;
}
