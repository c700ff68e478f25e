import { token } from '@omnis/theme/react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { CaptchaStatus } from '../captcha/captcha-status.tsx';
import type { CaptchaTokens, LoadCaptcha } from '../captcha/captcha-types.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { TextField } from '../field/text-field.tsx';
import type { SubmitFault } from '../form/form-state.ts';
import { useForm } from '../form/use-form.ts';
import { Notice } from '../notice/notice.tsx';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.form.withConfig({ componentId: 'ui-forgot-password-form' })`
  display: grid;
  gap: ${token('space.5')};
`;

/** Properties of {@link ForgotPasswordForm}. */
export interface ForgotPasswordFormProps {
  /** Stands in the field to begin with. */
  readonly email?: string;
  /** Has a link sent to the address; what it returns is shown. */
  readonly onRequest: (email: string, tokens: CaptchaTokens) => Promise<SubmitFault | void>;
  /** Asks what proves that this is no robot, once the server wants it; without: nothing is proved. */
  readonly loadCaptcha?: LoadCaptcha;
}

/**
 * Asks for the address that a link to set a new password goes to (platform.md §7 reset-password). What it says afterwards
 * does not tell whether the address has an account.
 *
 * @example
 * ```tsx
 * import { ForgotPasswordForm } from '@omnis/ui';
 * export const Forgot = () => <ForgotPasswordForm onRequest={async (email) => console.log(email)} />;
 * ```
 */
export function ForgotPasswordForm({
  email: emailBefore = '',
  onRequest,
  loadCaptcha,
}: ForgotPasswordFormProps): ReactElement {
  const say = useUiText();
  const captcha = useCaptcha({ load: loadCaptcha });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: emailBefore },
    schema: { email: ['required', 'email'] },
    onSubmit: async ({ email }) => {
      const address = email.trim();
      const fault = await captcha.run('reset', (tokens) => onRequest(address, tokens));
      setSentTo(fault ? null : address);
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
      {sentTo !== null && (
        <Notice tone="success" title={say('Check your inbox')} alert>
          {say(
            'If {address} has an account, a link to set a new password is on its way. It works for one hour.',
            { address: sentTo },
          )}
        </Notice>
      )}
      <TextField label={say('Email')} type="email" autoComplete="username" {...form.field('email')} />
      <CaptchaStatus captcha={captcha} />
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={form.submitting}
        loadingLabel={say('Sending the link')}
      >
        {sentTo === null ? say('Send me a link') : say('Send it again')}
      </Button>
    </Root>
  );
}
