import { submitFault, useAccountsLoginMutation } from '@omnis/api-client';
import { Brand, EntryPage, SignInForm, type SignInFormProps } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { product } from '../app/product.ts';
import { redirectTarget } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';

/** Where staff sign in; afterwards they are where they were heading. */
export function Component(): ReactElement {
  useTitle('Sign in');
  const [login] = useAccountsLoginMutation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const signIn: SignInFormProps['onSignIn'] = async (body) => {
    try {
      await login({ body }).unwrap();
    } catch (error) {
      return submitFault(error);
    }
    await navigate(redirectTarget(search), { replace: true });
  };
  return (
    <EntryPage
      brand={<Brand {...product} />}
      title="Sign in"
      text="For the people who make and send the orders."
    >
      <SignInForm onSignIn={signIn} />
    </EntryPage>
  );
}
