import { Brand, EntryPage } from '@omnis/ui';
import type { ReactElement } from 'react';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { CheckAgainButton } from './check-again-button.tsx';
import { LeaveButton } from './leave-button.tsx';

/** What is due while the licence agreement is not signed (platform.md §2). */
export function Component(): ReactElement {
  useTitle('Licence agreement');
  return (
    <EntryPage
      brand={<Brand {...product} />}
      title="One signature is missing"
      text="The end-user licence agreement has not been signed for this account. Your dashboard opens once it is; the people who set up your store can send it to you."
    >
      <CheckAgainButton />
      <LeaveButton />
    </EntryPage>
  );
}
