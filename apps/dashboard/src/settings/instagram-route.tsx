import type { ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { InstagramCard } from './instagram-card.tsx';
import { settingsBack } from './settings-page.tsx';

/** The page of the settings: the connection to Instagram. */
export function Component(): ReactElement {
  useTitle('Instagram');
  return (
    <>
      <PageHead back={settingsBack} title="Instagram" />
      <InstagramCard />
    </>
  );
}
