import { errorText, isApiFailure, useAccountsLoginMutation } from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import { Button, PasswordField, TextField, useForm } from '@omnis/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { redirectTarget } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Brand } from '../shell/brand.tsx';

const Root = styled.main`
  display: grid;
  grid-template-rows: minmax(${token('space.12')}, 1fr) auto minmax(${token('space.12')}, 2fr);
  justify-items: center;
  min-height: 100svh;
  padding: ${token('space.4')};

  .panel {
    grid-row: 2;
    width: min(24rem, 100%);
  }
  .brand {
    display: flex;
    justify-content: center;
    margin-bottom: ${token('space.8')};
    font-size: 1.5rem;
  }
  form {
    display: grid;
    gap: ${token('space.5')};
    padding: ${token('space.8')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.xl')};
    background: ${token('surface.base')};
    box-shadow: ${token('shadow.md')};
  }
  h1 {
    font-size: ${token('type.2xl')};
  }
  .intro {
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
  }
  .problem {
    display: flex;
    gap: ${token('space.2')};
    padding: ${token('space.3')};
    border-radius: ${token('radius.md')};
    background: ${token('error.background')};
    color: ${token('error.text')};
  }
  .problem svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.125rem;
  }
`;

/** Where staff sign in; afterwards they are where they were heading. */
export function Component(): ReactElement {
  useTitle('Sign in');
  const [login] = useAccountsLoginMutation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useForm({
    initialValues: { email: '', password: '' },
    schema: { email: ['required', 'email'], password: ['required'] },
    onSubmit: async (values) => {
      try {
        await login({ body: values }).unwrap();
      } catch (error) {
        const errors = isApiFailure(error) && error.status === 422 ? error.data.errors : [];
        return { message: errorText(error), errors };
      }
      await navigate(redirectTarget(search), { replace: true });
    },
  });
  return (
    <Root>
      <div className="panel">
        <div className="brand">
          <Brand />
        </div>
        <form {...form.props}>
          <div>
            <h1>Sign in</h1>
            <p className="intro">For the people who make and send the orders.</p>
          </div>
          <div role="alert" hidden={form.message === null} className="problem">
            <CircleAlert aria-hidden="true" />
            {form.message}
          </div>
          <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
          <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
          <Button type="submit" size="lg" fullWidth loading={form.submitting} loadingLabel="Signing in">
            Sign in
          </Button>
        </form>
      </div>
    </Root>
  );
}
