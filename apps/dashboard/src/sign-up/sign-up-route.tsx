import {
  submitFault,
  useAccountsCreateCustomerMutation,
  useLazyAccountsCaptchaQuery,
} from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import {
  Brand,
  Button,
  CaptchaStatus,
  EntryPage,
  LinkButton,
  Notice,
  PasswordField,
  TextField,
  useCaptcha,
  useForm,
} from '@omnis/ui';
import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { styled } from 'styled-components';
import { homePath, isAppPath, redirectTarget } from '../app/paths.ts';
import { product } from '../app/product.ts';
import { useTitle } from '../app/use-title.ts';
import { signUpTexts } from '../texts/sign-up/index.ts';

const Form = styled.form.withConfig({ componentId: 'dash-sign-up-form' })`
  display: grid;
  gap: ${token('space.5')};

  .pair {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${token('space.4')};
    align-items: start;
  }
`;

function SignUpForm(): ReactElement {
  const t = useTexts(signUpTexts);
  const [create] = useAccountsCreateCustomerMutation();
  // Of the invitation that led here.
  const { search } = useLocation();
  const email = new URLSearchParams(search).get('email') ?? '';
  const isInvited = redirectTarget(search).startsWith('/sign-up/join/');
  const [challenge] = useLazyAccountsCaptchaQuery();
  const captcha = useCaptcha({
    load: (action) => challenge({ query: { action } }).unwrap(),
    always: 'sign_up',
  });
  const form = useForm({
    initialValues: { firstName: '', lastName: '', email, password: '' },
    schema: { email: ['required', 'email'], password: ['required', 'password', ['min_length', 8]] },
    onSubmit: (values) =>
      captcha.run('sign_up', async (tokens) => {
        const body = {
          ...values,
          ...tokens,
          email: values.email.trim(),
          // A person who follows an invitation helps to run an existing store.
          should_have_store: isInvited ? 0 : 1,
          dashboard_access: 1,
        } as const;
        const { error } = await create({ body });
        return error === undefined ? undefined : submitFault(error);
      }),
  });
  return (
    <Form {...form.props} onFocus={captcha.onFocus}>
      {form.message !== null && (
        <Notice tone="error" alert>
          {form.message}
        </Notice>
      )}
      <div className="pair">
        <TextField label={t('firstName')} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextField label={t('email')} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField
        label={t('password')}
        help={t('least8Characters')}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <CaptchaStatus captcha={captcha} />
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={form.submitting}
        loadingLabel={t('creatingYourAccount')}
      >
        {t('createMyAccount')}
      </Button>
    </Form>
  );
}

/** Where owners sign up (platform.md §5: `dashboard_access` is sent as 1, and `should_have_store` unless they were invited). */
export function Component(): ReactElement {
  const t = useTexts(signUpTexts);
  useTitle(t('signUp'));
  // Signed in as soon as the account is there; the dashboard's guards then lead through what is due.
  const user = useAppSelector(selectUser);
  const { search } = useLocation();
  if (user !== null && user.kind !== 'customer') {
    const target = redirectTarget(search);
    return <Navigate to={isAppPath(target) ? target : homePath} replace />;
  }
  return (
    <EntryPage brand={<Brand {...product} />} title={t('openAStore')} text={t('openAStoreText')}>
      <SignUpForm />
      <LinkButton href={`/login/${search}`} variant="secondary" fullWidth>
        {t('iHaveAnAccount')}
      </LinkButton>
    </EntryPage>
  );
}
