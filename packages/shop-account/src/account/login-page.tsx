import {
  submitFault,
  useAccountsCreateCustomerMutation,
  useLazyAccountsCaptchaQuery,
} from '@omnis/api-client';
import { safeRedirect } from '@omnis/guards';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, CaptchaStatus, PasswordField, TextField, useCaptcha, useForm } from '@omnis/ui';
import { pairCss, snackbars } from '@omnis/shop-kit';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState, type InputEvent, type ReactElement } from 'react';
import { Navigate, useLocation } from '@omnis/shop-kit/react-router';
import { styled } from 'styled-components';
import { NeedsScripts } from './entry-panel.tsx';
import { SignOutAgain, useStaysSignedIn } from './sign-out-again.tsx';
import { useSessionEnded } from './to-login.tsx';
import { accountTexts } from '../texts/account/index.ts';
import { AccountSignIn } from '@omnis/account';

const Root = styled.div.withConfig({ componentId: 'shop-login-page' })`
  max-width: 27rem;
  margin-inline: auto;
  padding: clamp(2.5rem, 8vh, 6rem) ${token('layout.gutter')};

  /* On a phone, letters twice as large take the room beside them, or words would break. */
  button[data-full] {
    padding-inline: min(${token('space.8')}, 5vw);
  }
  h1 {
    margin-bottom: ${token('space.6')};
    font-size: ${token('type.3xl')};
    text-align: center;
  }
  .tabs {
    display: grid;
    grid-template-columns: 1fr 1fr;
    margin-bottom: ${token('space.8')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  .tabs a {
    display: grid;
    place-items: center;
    min-height: 3rem;
    margin-bottom: -1px;
    border-bottom: 2px solid transparent;
    color: ${token('text.muted')};
    text-decoration: none;
  }
  .tabs a[aria-current] {
    border-color: ${token('text.color')};
    color: ${token('text.color')};
    font-weight: ${token('weight.bold')};
  }
  form {
    display: grid;
    gap: ${token('space.5')};
  }
  ${pairCss}
  .fault {
    display: flex;
    gap: ${token('space.3')};
    padding: ${token('space.3')} ${token('space.4')};
    border-radius: ${token('radius.md')};
    background: ${token('error.background')};
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
  .fault svg {
    flex: none;
    width: 1.125rem;
    height: 1.3rem;
  }
  form + button,
  form ~ [role='alert'],
  [role='alert'] + button {
    margin-top: ${token('space.3')};
  }
  .again {
    margin-bottom: ${token('space.6')};
  }
  > p,
  noscript p {
    margin-bottom: ${token('space.5')};
  }
  form > small {
    color: ${token('text.muted')};
    text-align: center;
  }
`;

/** Milliseconds: two sentences, on a page that is new. */
const timeToRead = 8000;

function Fault({ message }: { readonly message: string | null }): ReactElement | null {
  return message === null ? null : (
    <p className="fault" role="alert">
      <CircleAlert aria-hidden="true" />
      {message}
    </p>
  );
}

function SignUp({ email }: { readonly email: string }): ReactElement {
  const t = useTexts(accountTexts);
  const [send] = useAccountsCreateCustomerMutation();
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
        const { data, error } = await send({
          body: {
            ...values,
            ...tokens,
            email: values.email.trim(),
            should_have_store: 0,
            dashboard_access: 0,
          },
        });
        if (error !== undefined) return submitFault(error);
        // They go on where they wanted to, and this with them.
        if (data.user?.verified === false) {
          const text = t('mailToVerify', { email: data.user.email });
          snackbars.show({ text, code: 'mail-to-verify', tone: 'success', timeout: timeToRead });
        }
        return undefined;
      }),
  });
  return (
    <form {...form.props} onFocus={captcha.onFocus}>
      <Fault message={form.message} />
      <div className="pair">
        <TextField label={t('firstName')} optional autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('lastName')} optional autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextField label={t('email')} type="email" required autoComplete="username" {...form.field('email')} />
      <PasswordField
        label={t('password')}
        required
        autoComplete="new-password"
        help={t('passwordHelp')}
        {...form.field('password')}
      />
      <CaptchaStatus captcha={captcha} />
      <Button type="submit" size="lg" fullWidth loading={form.submitting} loadingLabel={t('creating')}>
        {t('createAccount')}
      </Button>
      <small>{t('willWrite')}</small>
    </form>
  );
}

/** Signing in and up as a customer of the store (platform.md §2 /login/, with `redirect_uri`). */
export function LoginPage(): ReactElement {
  const t = useTexts(accountTexts);
  const user = useAppSelector(selectUser);
  const { search } = useLocation();
  const ended = useSessionEnded();
  const staysSignedIn = useStaysSignedIn();
  // The address is typed once, to sign in or to sign up.
  const [email, setEmail] = useState(ended ?? '');
  const query = new URLSearchParams(search);
  const isNew = query.get('new') === '1';
  const tab = (flag: string | null): string => {
    const next = new URLSearchParams(query);
    if (flag === null) next.delete('new');
    else next.set('new', flag);
    const text = next.toString();
    return `/login/${text === '' ? '' : `?${text}`}`;
  };
  const target = safeRedirect(query.get('redirect_uri'), '/account/');
  const isAtDoor = query.has('door');
  useEffect(() => {
    // The store was closed to who has signed in now: its server decides anew whether it still is.
    if (user && isAtDoor) location.replace(target);
  }, [user, isAtDoor, target]);
  if (user) return isAtDoor ? <Root /> : <Navigate to={target} replace />;
  return (
    <Root
      onInput={({ target: field }: InputEvent) => {
        if (field instanceof HTMLInputElement && field.type === 'email') setEmail(field.value);
      }}
    >
      <h1>{isNew ? t('createAnAccount') : t('welcomeBack')}</h1>
      <nav className="tabs" aria-label={t('account')}>
        <a href={tab(null)} data-keep-scroll="" aria-current={isNew ? undefined : 'page'}>
          {t('signIn')}
        </a>
        <a href={tab('1')} data-keep-scroll="" aria-current={isNew ? 'page' : undefined}>
          {t('signUp')}
        </a>
      </nav>
      <NeedsScripts />
      {staysSignedIn && <SignOutAgain />}
      {ended !== null && <p>{t('sessionEnded')}</p>}
      {target.startsWith('/sign-up/verify/') && <p>{t('signInToConfirm')}</p>}
      {isNew ? <SignUp email={email} /> : <AccountSignIn email={email} />}
    </Root>
  );
}
