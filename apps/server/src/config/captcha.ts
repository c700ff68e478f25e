import { z } from 'zod';
import { ConfigError, defineSection } from './section.ts';
import { httpUrl } from './values.ts';

/** Keys of one kind of reCAPTCHA. */
export interface RecaptchaKeys {
  readonly siteKey: string;
  readonly secretKey: string;
}

/** reCAPTCHA as it is set up: the box (v2), the invisible kind (v3), or both. */
export interface RecaptchaConfig {
  readonly v2: RecaptchaKeys | null;
  readonly v3: RecaptchaKeys | null;
  /** The least score of v3 that passes, 0 to 1. */
  readonly minScore: number;
  readonly apiBase: string;
}

function pair(
  siteKey: string | undefined,
  secretKey: string | undefined,
  name: string,
): RecaptchaKeys | null {
  if ((siteKey === undefined) !== (secretKey === undefined))
    throw new ConfigError(`${name}_SITE_KEY and ${name}_SECRET_KEY need each other.`);
  return siteKey === undefined || secretKey === undefined ? null : { siteKey, secretKey };
}

/** reCAPTCHA's keys; null: the platform's own proof of work. */
export const captcha = defineSection(
  {
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET_KEY: z.string().optional(),
    RECAPTCHA_V3_SITE_KEY: z.string().optional(),
    RECAPTCHA_V3_SECRET_KEY: z.string().optional(),
    RECAPTCHA_V3_MIN_SCORE: z
      .string()
      .regex(/^(0(\.\d{1,3})?|1(\.0{1,3})?)$/, 'must be a number from 0 to 1')
      .transform(Number)
      .optional(),
    RECAPTCHA_API_BASE: httpUrl.optional(),
  },
  (env): RecaptchaConfig | null => {
    const v2 = pair(env.RECAPTCHA_SITE_KEY, env.RECAPTCHA_SECRET_KEY, 'RECAPTCHA');
    const v3 = pair(env.RECAPTCHA_V3_SITE_KEY, env.RECAPTCHA_V3_SECRET_KEY, 'RECAPTCHA_V3');
    if (env.RECAPTCHA_V3_MIN_SCORE !== undefined && v3 === null)
      throw new ConfigError('RECAPTCHA_V3_MIN_SCORE needs RECAPTCHA_V3_SITE_KEY beside it.');
    if (env.RECAPTCHA_API_BASE !== undefined && v2 === null && v3 === null)
      throw new ConfigError(
        'RECAPTCHA_API_BASE needs RECAPTCHA_SITE_KEY or RECAPTCHA_V3_SITE_KEY beside it.',
      );
    return v2 || v3
      ? {
          v2,
          v3,
          minScore: env.RECAPTCHA_V3_MIN_SCORE ?? 0.5,
          apiBase: env.RECAPTCHA_API_BASE ?? 'https://www.google.com',
        }
      : null;
  },
);
