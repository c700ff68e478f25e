import type { ReactElement } from 'react';
import { TeamSignInCard } from './team-sign-in-card.tsx';
import { SettingsPage } from './settings-page.tsx';

/** The page of the settings: team sign-in. */
export function Component(): ReactElement {
  return <SettingsPage title="Team sign-in">{(part) => <TeamSignInCard {...part} />}</SettingsPage>;
}
