import { z } from 'zod';
import type { Config, RecaptchaConfig } from '../../config.ts';
import type { Captcha, CaptchaVerdict } from './captcha.types.ts';

/** Milliseconds to wait for the answer. */
const patience = 5000;

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** A question to siteverify. */
interface Question {
  readonly secret: string;
  readonly token: string;
  readonly ip: string;
}

/**
 * Google's reCAPTCHA, where the settings have its keys: the invisible kind (v3) by score, action and host name, the box
 * (v2) by host name. Either proof does.
 */
export function createRecaptcha(
  { platformHost, atlasHost, storesDomain }: Pick<Config, 'platformHost' | 'atlasHost' | 'storesDomain'>,
  { v2, v3, minScore, apiBase }: RecaptchaConfig,
): Captcha {
  const isOurs = (host: string | undefined): boolean =>
    host !== undefined &&
    (host === platformHost ||
      host === atlasHost ||
      host === storesDomain ||
      host.endsWith(`.${storesDomain}`));

  async function ask(
    { secret, token, ip }: Question,
    accepts: (answer: z.output<typeof answerSchema>) => boolean,
  ): Promise<CaptchaVerdict> {
    try {
      const response = await fetch(`${apiBase}/recaptcha/api/siteverify`, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      });
      if (!response.ok) return 'unreachable';
      const answer = answerSchema.parse(await response.json());
      if (answer.success) return isOurs(answer.hostname) && accepts(answer) ? 'proved' : 'refused';
      // A wrong secret is our own fault and nobody's proof.
      if (answer['error-codes'].some((code) => code.endsWith('-input-secret'))) return 'unreachable';
      return answer['error-codes'].includes('timeout-or-duplicate') ? 'refused' : 'absent';
    } catch {
      return 'unreachable';
    }
  }

  return {
    kind: 'recaptcha',
    challenge: async () => ({
      kind: 'recaptcha',
      v3SiteKey: v3?.siteKey ?? null,
      v2SiteKey: v2?.siteKey ?? null,
    }),
    verify: async ({ action, ip, v2captchaToken, v3captchaToken }) => {
      // The box was ticked because the invisible kind did not do, so it is looked at first.
      if (v2 && v2captchaToken !== '')
        return ask({ secret: v2.secretKey, token: v2captchaToken, ip }, () => true);
      if (v3 && v3captchaToken !== '')
        return ask(
          { secret: v3.secretKey, token: v3captchaToken, ip },
          (answer) => answer.action === action && (answer.score ?? 0) >= minScore,
        );
      return 'absent';
    },
  };
}
