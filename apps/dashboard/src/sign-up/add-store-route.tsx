import { Brand, EntryPage, LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import { homePath } from '../app/paths.ts';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { OpenStoreForm } from './open-store-form.tsx';

/** One more store of an account, with a plan and data of its own. */
export function Component(): ReactElement {
  useTitle('Add a store');
  return (
    <EntryPage
      brand={<Brand {...product} />}
      title="Add a store"
      text="It has its own products, orders, team and plan. Your other stores stay as they are."
    >
      {/* Everything that is loaded is the other store's. */}
      <OpenStoreForm onCreated={() => location.assign(homePath)} />
      <LinkButton href={homePath} variant="secondary" fullWidth>
        Cancel
      </LinkButton>
    </EntryPage>
  );
}
