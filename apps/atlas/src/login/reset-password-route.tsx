import { ResetPassword } from '@omnis/account';
import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useTitle } from '../app/use-title.ts';
import { EntryFrame } from './entry-frame.tsx';
import { loginTexts } from '../texts/login/index.ts';

/** Sets a password by the link of a mail: a new one (platform.md §7 reset-password), or the first of invited staff. */
export function Component(): ReactElement {
  const t = useTexts(loginTexts);
  useTitle(t('newPassword'));
  const [search] = useSearchParams();
  return (
    <ResetPassword frame={EntryFrame} token={search.get('token') ?? ''} invited={search.has('invited')} />
  );
}
