import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { OpeningCard } from './opening-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

/** The page of the settings: visitors. */
export function Component(): ReactElement {
  const t = useTexts(settingsTexts);
  return <SettingsPage title={t('visitors')}>{(part) => <OpeningCard {...part} />}</SettingsPage>;
}
