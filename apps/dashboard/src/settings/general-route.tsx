import { useTexts } from '@omnis/texts/react';
import { Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { GeneralCard } from './general-card.tsx';
import { OpenShopCard } from './open-shop-card.tsx';
import { StoreIdCard } from './store-id-card.tsx';
import { VerificationCard } from './verification-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

/** The page of the settings: the store itself, and opening its shop. */
export function Component(): ReactElement {
  const t = useTexts(settingsTexts);
  return (
    <SettingsPage title={t('general')}>
      {(part) => (
        <Stack gap={6}>
          <OpenShopCard {...part} />
          <GeneralCard {...part} />
          <VerificationCard {...part} />
          <StoreIdCard />
        </Stack>
      )}
    </SettingsPage>
  );
}
