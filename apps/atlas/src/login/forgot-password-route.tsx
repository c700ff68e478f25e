import { ForgotPassword } from '@omnis/account';
import type { ReactElement } from 'react';
import { useTitle } from '../app/use-title.ts';
import { EntryFrame } from './entry-frame.tsx';

/** Has a link to set a new password sent. */
export function Component(): ReactElement {
  useTitle('Forgotten password');
  return <ForgotPassword frame={EntryFrame} />;
}
