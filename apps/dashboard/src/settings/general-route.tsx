import { Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { GeneralCard } from './general-card.tsx';
import { OpenShopCard } from './open-shop-card.tsx';
import { SettingsPage } from './settings-page.tsx';

/** The page of the settings: the store itself, and opening its shop. */
export function Component(): ReactElement {
  return (
    <SettingsPage title="General">
      {(part) => (
        <Stack gap={6}>
          <OpenShopCard {...part} />
          <GeneralCard {...part} />
        </Stack>
      )}
    </SettingsPage>
  );
}
