import { useTexts } from '@omnis/texts/react';
import { Brand, EntryPage, LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import { homePath } from '../app/paths.ts';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { OpenStoreForm } from './open-store-form.tsx';
import { signUpTexts } from '../texts/sign-up/index.ts';

/** One more store of an account, with a plan and data of its own. */
export function Component(): ReactElement {
  const t = useTexts(signUpTexts);
  useTitle(t('addAStore'));
  return (
    <EntryPage brand={<Brand {...product} />} title={t('addAStore')} text={t('addAStoreText')}>
      {/* Everything that is loaded is the other store's. */}
      <OpenStoreForm onCreated={() => location.assign(homePath)} />
      <LinkButton href={homePath} variant="secondary" fullWidth>
        {t('cancel')}
      </LinkButton>
    </EntryPage>
  );
}
