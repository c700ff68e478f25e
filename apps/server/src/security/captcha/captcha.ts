import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Secrets } from '../secrets.ts';
import { createProofOfWork, type WorkSize } from './proof-of-work.ts';
import { createRecaptcha } from './recaptcha.ts';
import type { Captcha } from './captcha.types.ts';

export type { Captcha, CaptchaClaim, CaptchaTokens, CaptchaVerdict } from './captcha.types.ts';

/** The captcha of the settings: reCAPTCHA where there are keys for it, else our own proof of work. */
export function createCaptcha(
  core: { readonly config: Config; readonly database: Database; readonly secrets: Secrets },
  work?: WorkSize,
): Captcha {
  const { recaptcha } = core.config;
  return recaptcha === null ? createProofOfWork(core, work) : createRecaptcha(core.config, recaptcha);
}
