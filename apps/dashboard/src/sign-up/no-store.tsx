import { useTexts } from '@omnis/texts/react';
import { Brand, Button, EntryPage } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveButton } from './leave-button.tsx';
import { OpenStore } from './open-store.tsx';
import { signUpTexts } from '../texts/sign-up/index.ts';

/** For those who did not sign up to have a store of their own, and belong to no team (platform.md §3 Customer: shouldHaveStore). */
export function NoStore(): ReactElement {
  const t = useTexts(signUpTexts);
  const [isOpening, setOpening] = useState(false);
  useTitle(t('noStoreYet'));
  if (isOpening) return <OpenStore />;
  return (
    <EntryPage brand={<Brand {...product} />} title={t('notStoresTeamYet')} text={t('notStoresTeamYetText')}>
      <Button size="lg" fullWidth variant="secondary" onClick={() => setOpening(true)}>
        {t('openAStoreOfMyOwn')}
      </Button>
      <LeaveButton />
    </EntryPage>
  );
}
