import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { InstagramCard } from './instagram-card.tsx';
import { settingsBack } from './settings-page.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

/** The page of the settings: the connection to Instagram. */
export function Component(): ReactElement {
  const t = useTexts(settingsTexts);
  useTitle('Instagram');
  return (
    <>
      <PageHead back={settingsBack(t)} title="Instagram" />
      <InstagramCard />
    </>
  );
}
