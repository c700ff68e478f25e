import type { ReactElement } from 'react';
import { CompanyCard } from './company-card.tsx';
import { SettingsPage } from './settings-page.tsx';

/** The page of the settings: company. */
export function Component(): ReactElement {
  return <SettingsPage title="Company">{(part) => <CompanyCard {...part} />}</SettingsPage>;
}
