import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../field/checkbox.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { Stack } from '../layout/layout.tsx';
import { useForm } from './use-form.ts';
import { FormStack } from './form-stack.tsx';
import { CaptchaStatus } from '../captcha/captcha-status.tsx';

const meta: Meta = { title: 'ui/Form', component: FormStack, subcomponents: { CaptchaStatus } };
export default meta;

function SignUp() {
  const form = useForm({
    initialValues: { email: '', password: '', terms: false },
    schema: { email: ['required', 'email'], password: ['required', 'password', ['min_length', 8]] },
    onSubmit: ({ email }) =>
      email.startsWith('maya')
        ? { errors: [{ field: 'email', message: 'There is an account with this address' }] }
        : undefined,
  });
  return (
    <form {...form.props} style={{ maxWidth: '26rem' }}>
      <Stack gap={5}>
        <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          {...form.field('password')}
          help="At least 8 characters"
        />
        <Checkbox label="Send me tips for my store" {...form.check('terms')} />
        <Button type="submit" loading={form.submitting}>
          Create account
        </Button>
      </Stack>
    </form>
  );
}

export const SignUpForm: StoryObj = { render: () => <SignUp /> };
