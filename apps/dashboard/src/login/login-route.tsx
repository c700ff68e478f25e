import { submitFault, useAccountsLoginMutation } from '@omnis/api-client';
import { Brand, EntryPage, SignInForm, type SignInFormProps } from '@omnis/ui';
import { useRef, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isAppPath, redirectTarget } from '../app/paths.ts';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';

/** Where owners sign in; afterwards they are where they were heading (platform.md §2). */
export function Component(): ReactElement {
  useTitle('Sign in');
  const [login] = useAccountsLoginMutation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const leaving = useRef(false);
  const signIn: SignInFormProps['onSignIn'] = async (body) => {
    if (leaving.current) return;
    try {
      const { user } = await login({ body }).unwrap();
      if (user?.kind === 'customer') {
        return { message: 'This account is a shopper’s. Sign in with the account of a store.' };
      }
    } catch (error) {
      return submitFault(error);
    }
    const target = redirectTarget(search);
    leaving.current = true;
    if (isAppPath(target)) await navigate(target, { replace: true });
    else location.replace(target);
  };
  return (
    <EntryPage brand={<Brand {...product} />} title="Sign in" text="To your store’s dashboard.">
      <SignInForm onSignIn={signIn} />
    </EntryPage>
  );
}
