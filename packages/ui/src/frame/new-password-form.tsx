import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { PasswordField } from '../field/password-field.tsx';
import type { SubmitFault } from '../form/form-state.ts';
import { useForm } from '../form/use-form.ts';
import { Notice } from '../notice/notice.tsx';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.form.withConfig({ componentId: 'ui-new-password-form' })`
  display: grid;
  gap: ${token('space.5')};
`;

/** A new password, twice, and the present one where it was asked for. */
export interface NewPasswordValues {
  readonly currentPassword: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/** Properties of {@link NewPasswordForm}. */
export interface NewPasswordFormProps {
  /** Asks for the present password first, as when it is changed and not forgotten. */
  readonly asksForCurrent?: boolean;
  /** Sets the password; what it returns is shown. A fault at `token` is shown above the form, which has no such field. */
  readonly onSet: (values: NewPasswordValues) => Promise<SubmitFault | void>;
}

const empty: NewPasswordValues = { currentPassword: '', password: '', password_confirmation: '' };

/**
 * Sets a new password (platform.md §5 password, §7 reset-password).
 *
 * @example
 * ```tsx
 * import { NewPasswordForm } from '@omnis/ui';
 * export const Reset = () => <NewPasswordForm onSet={async () => ({ message: 'This link is not valid any more' })} />;
 * ```
 */
export function NewPasswordForm({ asksForCurrent = false, onSet }: NewPasswordFormProps): ReactElement {
  const say = useUiText();
  const form = useForm({
    initialValues: empty,
    schema: {
      currentPassword: asksForCurrent ? ['required'] : [],
      password: ['required', 'password', ['min_length', 8]],
      password_confirmation: ['required'],
    },
    onSubmit: async (values) => {
      if (values.password !== values.password_confirmation) {
        return { errors: [{ field: 'password_confirmation', message: 'The passwords are not the same' }] };
      }
      const fault = await onSet(values);
      if (!fault) form.reset();
      return fault;
    },
  });
  return (
    <Root {...form.props}>
      {form.message !== null && (
        <Notice tone="error" alert>
          {form.message}
        </Notice>
      )}
      {asksForCurrent && (
        <PasswordField
          label={say('Current password')}
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
      )}
      <PasswordField
        label={say('New password')}
        help={say('At least 8 characters.')}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label={say('Confirm new password')}
        autoComplete="new-password"
        {...form.field('password_confirmation')}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={form.submitting}
        loadingLabel={say('Saving the password')}
      >
        {say('Save password')}
      </Button>
    </Root>
  );
}
