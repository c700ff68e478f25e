import type { CallResponse, CaptchaAction } from '@omnis/contract';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Secrets } from '../secrets.ts';
import { createProofOfWork, type WorkSize } from './proof-of-work.ts';
import { createRecaptcha } from './recaptcha.ts';

/** What a form sends to prove that a person fills it in; '' where it has nothing. */
export interface CaptchaTokens {
  readonly v3captchaToken: string;
  readonly v2captchaToken: string;
}

/** A proof that is to be looked at. */
export interface CaptchaClaim extends CaptchaTokens {
  /** What it must have been made for. */
  readonly action: CaptchaAction;
  readonly ip: string;
}

/**
 * What a proof is worth: `absent` when there is none, or a text that is no proof of this kind; `refused` when it is one,
 * but wrong, expired, spent or made for something else; `unreachable` when nobody could be asked.
 */
export type CaptchaVerdict = 'proved' | 'absent' | 'refused' | 'unreachable';

/** A way to tell people from robots. */
export interface Captcha {
  readonly kind: 'proof-of-work' | 'recaptcha';
  /** What a browser has to do for an action. */
  challenge(action: CaptchaAction): Promise<CallResponse<'accounts.captcha'>>;
  /** Looks at a proof, and uses it up. */
  verify(claim: CaptchaClaim): Promise<CaptchaVerdict>;
}

/** The captcha of the settings: reCAPTCHA where there are keys for it, else our own proof of work. */
export function createCaptcha(
  core: { readonly config: Config; readonly database: Database; readonly secrets: Secrets },
  work?: WorkSize,
): Captcha {
  const { recaptcha } = core.config;
  return recaptcha === null ? createProofOfWork(core, work) : createRecaptcha(core.config, recaptcha);
}
