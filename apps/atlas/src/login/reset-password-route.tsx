import { ResetPassword } from '@omnis/account';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useTitle } from '../app/use-title.ts';
import { EntryFrame } from './entry-frame.tsx';

/** Sets a password by the link of a mail: a new one (platform.md §7 reset-password), or the first of invited staff. */
export function Component(): ReactElement {
  useTitle('New password');
  const [search] = useSearchParams();
  return (
    <ResetPassword frame={EntryFrame} token={search.get('token') ?? ''} invited={search.has('invited')} />
  );
}
