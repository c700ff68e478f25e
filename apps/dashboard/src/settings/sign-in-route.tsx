import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { TeamSignInCard } from './team-sign-in-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

/** The page of the settings: team sign-in. */
export function Component(): ReactElement {
  const t = useTexts(settingsTexts);
  return <SettingsPage title={t('teamSignIn')}>{(part) => <TeamSignInCard {...part} />}</SettingsPage>;
}
