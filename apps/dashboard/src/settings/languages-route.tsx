import type { ReactElement } from 'react';
import { LanguagesCard } from './languages-card.tsx';
import { SettingsPage } from './settings-page.tsx';

/** The page of the settings: languages. */
export function Component(): ReactElement {
  return <SettingsPage title="Languages">{(part) => <LanguagesCard {...part} />}</SettingsPage>;
}
