import type { CallResponse, CaptchaAction } from '@omnis/contract';

/** The proof of a form that a person fills it in; '' where it has none. */
export interface CaptchaTokens {
  readonly v3captchaToken: string;
  readonly v2captchaToken: string;
}

/** A proof that is to be looked at. */
export interface CaptchaClaim extends CaptchaTokens {
  /** The action that it must have been made for. */
  readonly action: CaptchaAction;
  readonly ip: string;
}

/**
 * The worth of a proof: `absent` when there is none, or a text that is no proof of this kind; `refused` when it is one,
 * but wrong, expired, spent or made for something else; `unreachable` when nobody could be asked.
 */
export type CaptchaVerdict = 'proved' | 'absent' | 'refused' | 'unreachable';

/** A way to tell people from robots. */
export interface Captcha {
  readonly kind: 'proof-of-work' | 'recaptcha';
  /** The task of a browser for an action. */
  challenge(action: CaptchaAction): Promise<CallResponse<'accounts.captcha'>>;
  /** Looks at a proof, and uses it up. */
  verify(claim: CaptchaClaim): Promise<CaptchaVerdict>;
}
