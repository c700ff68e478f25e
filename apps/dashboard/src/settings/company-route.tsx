import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { CompanyCard } from './company-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

/** The page of the settings: company. */
export function Component(): ReactElement {
  const t = useTexts(settingsTexts);
  return <SettingsPage title={t('company')}>{(part) => <CompanyCard {...part} />}</SettingsPage>;
}
