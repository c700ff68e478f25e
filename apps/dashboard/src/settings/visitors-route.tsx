import { useTexts } from '@omnis/texts/react';
import { Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { BrandingPictureCard } from '../face/branding-picture-card.tsx';
import { OpeningCard } from './opening-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

/** The page of the settings: visitors. */
export function Component(): ReactElement {
  const t = useTexts(settingsTexts);
  return (
    <SettingsPage title={t('visitors')}>
      {(part) => (
        <Stack gap={6}>
          <OpeningCard {...part} />
          <BrandingPictureCard picture="coming-soon" />
        </Stack>
      )}
    </SettingsPage>
  );
}
