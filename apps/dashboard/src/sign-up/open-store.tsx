import { Brand, EntryPage } from '@omnis/ui';
import type { ReactElement } from 'react';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveButton } from './leave-button.tsx';
import { OpenStoreForm } from './open-store-form.tsx';

/** The last step of signing up: a few answers, and the store is there with its first pages. */
export function OpenStore(): ReactElement {
  useTitle('Create your store');
  return (
    <EntryPage
      brand={<Brand {...product} />}
      title="Create your store"
      text="A few answers, and it is there. Nobody else sees it until you open it."
    >
      <OpenStoreForm />
      <p>Do you belong to an existing store? Ask its owner to add you, then sign in again.</p>
      <LeaveButton />
    </EntryPage>
  );
}
