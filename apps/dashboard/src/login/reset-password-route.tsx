import { ResetPassword } from '@omnis/account';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useTitle } from '../app/use-title.ts';
import { EntryFrame } from './entry-frame.tsx';

/** Sets a new password by the link of a mail (platform.md §7 reset-password). */
export function Component(): ReactElement {
  useTitle('New password');
  const [search] = useSearchParams();
  return <ResetPassword frame={EntryFrame} token={search.get('token') ?? ''} />;
}
