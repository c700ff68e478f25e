import { token } from '@omnis/theme/react';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { CaptchaStatus } from '../captcha/captcha-status.tsx';
import type { LoadCaptcha } from '../captcha/captcha-types.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { PasswordField } from '../field/password-field.tsx';
import { TextField } from '../field/text-field.tsx';
import type { SubmitFault } from '../form/form-state.ts';
import { useForm } from '../form/use-form.ts';
import { Link } from '../link/link.tsx';
import { Notice } from '../notice/notice.tsx';
import { SecondStepFields } from './second-step.tsx';
import type {
  RecoveryValues,
  SecondStep,
  SignInValues,
  TextCodeOutcome,
  TextCodeValues,
} from './sign-in-types.ts';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.form.withConfig({ componentId: 'ui-sign-in-form' })`
  display: grid;
  gap: ${token('space.5')};

  .forgot {
    justify-self: start;
    padding-block: ${token('space.1')};
    margin-top: calc(-1 * ${token('space.3')});
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

/** Properties of {@link SignInForm}. */
export interface SignInFormProps {
  /** Signs in and goes on; what it returns is shown. A fault at `twoFactorAuthCode` brings out the field of the code. */
  readonly onSignIn: (values: SignInValues) => Promise<SubmitFault | void>;
  /** Signs in with one of the recovery codes, which is offered where a code is asked for; without: it is not. */
  readonly onRecover?: (values: RecoveryValues) => Promise<SubmitFault | void>;
  /** Has a code texted, which is offered to accounts with a mobile number; without: it is not. */
  readonly onTextCode?: (values: TextCodeValues) => Promise<TextCodeOutcome>;
  /** Asks what proves that this is no robot, once the server wants it; without: nothing is proved. */
  readonly loadCaptcha?: LoadCaptcha;
  /** Where those go who forgot their password; without: no link. */
  readonly forgotHref?: string;
  /** Told what email was typed by who goes there, so that it is not asked for again. */
  readonly onForgot?: (email: string) => void;
  /** Stands in its field to begin with. */
  readonly email?: string | undefined;
}

const codeField = 'twoFactorAuthCode';
/** Where the server does not say what there is. */
const usualMethods = ['app', 'recovery'] as const;

/**
 * Email and password, and for the accounts that have one a second factor (platform.md §5, §7): a code from an
 * authenticator app or a text message, or one of the recovery codes.
 *
 * @example
 * ```tsx
 * import { SignInForm } from '@omnis/ui';
 * export const Login = () => <SignInForm onSignIn={async ({ email }) => ({ message: `Nobody is called ${email}` })} />;
 * ```
 */
export function SignInForm({
  onSignIn,
  onRecover,
  onTextCode,
  loadCaptcha,
  forgotHref,
  onForgot,
  email: emailBefore = '',
}: SignInFormProps): ReactElement {
  const say = useUiText();
  const [second, setSecond] = useState<SecondStep>('none');
  const [methods, setMethods] = useState<readonly string[]>(usualMethods);
  const [sent, setSent] = useState<string | null>(null);
  const [textFault, setTextFault] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const captcha = useCaptcha({ load: loadCaptcha });
  const code = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => code.current?.focus(), [second, sent]);
  const isCode = second === 'app' || second === 'sms';
  const form = useForm({
    initialValues: {
      email: emailBefore,
      password: '',
      [codeField]: '',
      recoveryCode: '',
      trustDevice: false,
    },
    schema: {
      email: ['required', 'email'],
      password: ['required'],
      [codeField]: isCode ? ['required', 'two_factor_code'] : [],
      recoveryCode: second === 'recovery' ? ['required', 'recovery_code'] : [],
    },
    onSubmit: async ({ password, twoFactorAuthCode, recoveryCode, trustDevice, ...rest }) => {
      setTextFault(null);
      const email = rest.email.trim();
      if (second === 'recovery')
        return captcha.run('recovery_login', async (tokens) =>
          onRecover?.({ email, password, recoveryCode, ...sentTokens(tokens) }),
        );
      const fault = await captcha.run('login', (tokens) =>
        onSignIn({
          email,
          password,
          ...(isCode && { twoFactorAuthCode, ...(trustDevice && { trustDevice }) }),
          ...sentTokens(tokens),
        }),
      );
      const isAsked = fault?.errors?.some(({ field }) => field === codeField) ?? false;
      if (!isAsked || isCode) return fault;
      const given = fault?.details?.methods ?? usualMethods;
      setMethods(given);
      setSecond(given.includes('app') || !given.includes('sms') ? 'app' : 'sms');
      // The first answer asks for the code; nothing was wrong yet.
      return {};
    },
  });

  async function text(): Promise<void> {
    if (!onTextCode || isSending) return;
    setIsSending(true);
    setTextFault(null);
    const { email, password } = form.values;
    let outcome: TextCodeOutcome = {};
    const fault = await captcha.run('login', async (tokens) => {
      outcome = await onTextCode({ email: email.trim(), password, ...sentTokens(tokens) });
      return 'sent' in outcome ? undefined : outcome;
    });
    setIsSending(false);
    setSent('sent' in outcome ? String(outcome.sent) : null);
    setTextFault(fault?.message ?? null);
  }

  const offers = { app: true, sms: onTextCode !== undefined, recovery: onRecover !== undefined };
  const others = (['app', 'sms', 'recovery'] as const).filter(
    (method) => method !== second && methods.includes(method) && offers[method],
  );
  const message = textFault ?? form.message;
  return (
    <Root {...form.props}>
      {message !== null && (
        <Notice tone="error" alert>
          {message}
        </Notice>
      )}
      <TextField label={say('Email')} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label={say('Password')} autoComplete="current-password" {...form.field('password')} />
      {forgotHref !== undefined && (
        <Link className="forgot" href={forgotHref} onClick={() => onForgot?.(form.values.email.trim())}>
          {say('Forgot your password?')}
        </Link>
      )}
      {second !== 'none' && (
        <SecondStepFields
          step={second}
          {...{ others, form, code, sent, isSending }}
          onStep={(step) => {
            setSecond(step);
            if (step === 'sms') void text();
          }}
          onText={() => void text()}
        />
      )}
      <CaptchaStatus captcha={captcha} />
      <Button type="submit" size="lg" fullWidth loading={form.submitting} loadingLabel={say('Signing in')}>
        {say('Sign in')}
      </Button>
    </Root>
  );
}

/** Only those that there are, so that an ordinary sign-in sends nothing more. */
function sentTokens(tokens: {
  readonly v3captchaToken: string;
  readonly v2captchaToken: string;
}): Partial<typeof tokens> {
  return tokens.v3captchaToken === '' && tokens.v2captchaToken === '' ? {} : tokens;
}
