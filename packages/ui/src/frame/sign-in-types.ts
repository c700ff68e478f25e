import type { CaptchaTokens } from '../captcha/captcha-types.ts';
import type { SubmitFault } from '../form/form-state.ts';

/** Values sent to sign in; the code only once it was asked for, the tokens only where they were asked for. */
export interface SignInValues extends Partial<CaptchaTokens> {
  readonly email: string;
  readonly password: string;
  readonly twoFactorAuthCode?: string;
  /** This browser is not to be asked for a code again. */
  readonly trustDevice?: true;
}

/** Values sent to sign in without the authenticator app. */
export interface RecoveryValues extends Partial<CaptchaTokens> {
  readonly email: string;
  readonly password: string;
  readonly recoveryCode: string;
}

/** Values sent to have a code texted. */
export interface TextCodeValues extends Partial<CaptchaTokens> {
  readonly email: string;
  readonly password: string;
}

/** Outcome of requesting a code by text message: its destination, in words, or the fault. */
export type TextCodeOutcome = { readonly sent: string } | SubmitFault;

/** A second factor as it is asked for; `none` before the server asks. */
export type SecondStep = 'none' | 'app' | 'sms' | 'recovery';
