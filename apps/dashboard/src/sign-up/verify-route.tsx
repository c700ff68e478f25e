import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useTitle } from '../app/use-title.ts';
import { AwaitVerification } from './await-verification.tsx';
import { VerifyByToken } from './verify-by-token.tsx';
import { signUpTexts } from '../texts/sign-up/index.ts';

/** Proving an address: by the link of the mail, or waiting for it (platform.md §2). */
export function Component(): ReactElement {
  const t = useTexts(signUpTexts);
  useTitle(t('verifyYourAccount'));
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <VerifyByToken key={token} token={token} /> : <AwaitVerification />;
}
