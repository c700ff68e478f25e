import { useTexts } from '@omnis/texts/react';
import { Brand, EntryPage } from '@omnis/ui';
import type { ReactElement } from 'react';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveButton } from './leave-button.tsx';
import { OpenStoreForm } from './open-store-form.tsx';
import { signUpTexts } from '../texts/sign-up/index.ts';

/** The last step of signing up: a few answers, and the store is there with its first pages. */
export function OpenStore(): ReactElement {
  const t = useTexts(signUpTexts);
  useTitle(t('createYourStore'));
  return (
    <EntryPage brand={<Brand {...product} />} title={t('createYourStore')} text={t('createYourStoreText')}>
      <OpenStoreForm />
      <p>{t('doBelongExistingStoreAsk')}</p>
      <LeaveButton />
    </EntryPage>
  );
}
