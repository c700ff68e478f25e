import { selectUser, useAppSelector } from '@omnis/store';
import { Brand, EntryPage } from '@omnis/ui';
import type { ReactElement } from 'react';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { CheckAgainButton } from './check-again-button.tsx';
import { LeaveButton } from './leave-button.tsx';

/** What is due while an account's address is not verified (platform.md §2). */
export function Component(): ReactElement {
  useTitle('Verify your account');
  const email = useAppSelector(selectUser)?.email;
  return (
    <EntryPage
      brand={<Brand {...product} />}
      title="Verify your account"
      text={
        <>
          Your dashboard opens as soon as the address <strong>{email}</strong> is verified. If this takes
          longer than you expect, the people who set up your store can do it for you.
        </>
      }
    >
      <CheckAgainButton />
      <LeaveButton />
    </EntryPage>
  );
}
