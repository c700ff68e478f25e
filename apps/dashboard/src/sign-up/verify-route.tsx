import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useTitle } from '../app/use-title.ts';
import { AwaitVerification } from './await-verification.tsx';
import { VerifyByToken } from './verify-by-token.tsx';

/** Proving an address: by the link of the mail, or waiting for it (platform.md §2). */
export function Component(): ReactElement {
  useTitle('Verify your account');
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <VerifyByToken key={token} token={token} /> : <AwaitVerification />;
}
