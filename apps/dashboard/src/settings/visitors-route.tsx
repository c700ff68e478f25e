import type { ReactElement } from 'react';
import { OpeningCard } from './opening-card.tsx';
import { SettingsPage } from './settings-page.tsx';

/** The page of the settings: visitors. */
export function Component(): ReactElement {
  return <SettingsPage title="Visitors">{(part) => <OpeningCard {...part} />}</SettingsPage>;
}
