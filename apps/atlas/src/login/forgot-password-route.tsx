import { ForgotPassword } from '@omnis/account';
import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { EntryFrame } from './entry-frame.tsx';
import { loginTexts } from '../texts/login/index.ts';

/** Has a link to set a new password sent. */
export function Component(): ReactElement {
  const t = useTexts(loginTexts);
  useTitle(t('forgottenPassword'));
  return <ForgotPassword frame={EntryFrame} />;
}
